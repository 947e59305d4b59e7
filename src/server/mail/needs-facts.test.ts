import { expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locales.ts';
import { needsFacts } from './needs-facts.ts';

const needs = JSON.stringify([{ need: { id: 'halal', level: 'certified', count: 2 } }]);

test('a need is a label that a colon may follow', () => {
	for (const locale of Object.keys(locales) as Locale[])
		for (const { label } of needsFacts({ needs }, locale)) expect(label).not.toContain(':');
	expect(needsFacts({ needs }, 'en')).toEqual([{ label: 'Halal food · Halal-certified, 2 people', value: 'yes' }]);
});
