/** Takes the README's pictures: `make screenshots`. */
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

export default defineConfig({ ...journeys, testDir: '.', workers: 1, reporter: 'list' });
