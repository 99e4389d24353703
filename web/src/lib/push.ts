// Being told of one's turn while no page is open. Only where the page is an app: over https, in a browser that can do it.

import { api, type Language } from './api';

const BASE64 = { '+': '-', '/': '_', '=': '' } as Record<string, string>;

function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replace(/[+/=]/g, (sign) => BASE64[sign] ?? '');
}

async function manager(): Promise<PushManager | null> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
  return registration?.pushManager ?? null;
}

/** From now on this browser is told. Whether it can be. */
export async function wantPush(lang: Language): Promise<boolean> {
  try {
    const pushes = await manager();
    if (!pushes) return false;
    const { key } = await api.pushKey();
    const made = (await pushes.getSubscription()) ?? (await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    await api.tellMe({ endpoint: made.endpoint, key: encoded(made.getKey('p256dh')), secret: encoded(made.getKey('auth')), lang });
    return true;
  } catch {
    return false; // the open page still tells
  }
}

/** No longer: the server forgets it, and the browser too. */
export async function wantNoPush(): Promise<void> {
  try {
    const made = await (await manager())?.getSubscription();
    if (!made) return;
    await api.tellMeNoMore(made.endpoint).catch(() => undefined);
    await made.unsubscribe();
  } catch {
    // there was none
  }
}
