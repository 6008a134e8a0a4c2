/** Starts the page: words first, so that nothing is ever shown in no language. */
import '@fontsource-variable/rubik/wght.css';
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
mount(App, { target });
