// All icons and kinds of cards on one page, to look at while drawing: /gallery.html of the development server.
import '../src/app.css';
import { mount } from 'svelte';
import { texts } from '../src/lib/texts.svelte';
import Gallery from './Gallery.svelte';

const wish = new URLSearchParams(location.search);
if (wish.has('theme')) document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
await texts.speak(wish.get('lang') === 'fr' ? 'fr' : 'en');
mount(Gallery, { target: document.getElementById('app')! });
