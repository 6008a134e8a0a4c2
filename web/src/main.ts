/** Starts the page: texts load first, so that nothing is shown without them. */
import '@fontsource-variable/rubik/wght.css';
import './lib/styles/greek.css';
import './lib/styles/tokens.css';
import './lib/styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { keepSettings } from './lib/settings.svelte';
import { startWords } from './lib/words';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
keepSettings();
startRouter();
await startWords();
window.addEventListener('languagechange', () => void startWords()); // follows the browser, unless a language is chosen
mount(App, { target });
