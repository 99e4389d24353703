// What the browser remembers for this person. A browser may forbid it: then nothing is remembered, and all works.

const PREFIX = 'sevenwonders.';

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // nothing to do: it holds until the page is closed
  }
}
