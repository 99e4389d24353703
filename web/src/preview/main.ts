// The cards of a set on a page of its own, for whoever writes the set. Built into one file: see vite.preview.config.ts.
import '../app.css';
import { mount } from 'svelte';
import { texts } from '../lib/texts.svelte';
import type { PreviewData } from './data';
import Preview from './Preview.svelte';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as PreviewData;
texts.lang = data.lang;
texts.table = data.texts;
texts.loaded = true;
mount(Preview, { target: document.getElementById('app')!, props: { sets: data.sets } });
