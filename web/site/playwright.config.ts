/** Looks at the built documentation in a browser: `make docs-look`. */
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

export default defineConfig({ ...journeys, testDir: '.', workers: 1, reporter: 'list' });
