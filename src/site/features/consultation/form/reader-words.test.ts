import { describe, expect, it } from 'vitest';
import { allLocales } from '#i18n/locales.ts';
import { translatorIn } from '#i18n/translator.ts';
import { wordsOf } from '../../../../../tests/support/words-of.ts';

const provider = 'Bright Eye';

describe.each(allLocales)('in %s', (locale) => {
	const translatorOf = translatorIn(
		locale,
		wordsOf(locale, ['consultation-form', 'consultation-request', 'video-request']),
	);
	const form = translatorOf('consultation.form');
	const video = translatorOf('video.request');
	const kept = { isRunByAgency: 'yes', provider };
	const own = { isRunByAgency: 'no', provider };

	it('what is agreed to names the agency as a reader where it runs the clinic’s desk', () => {
		expect(form('consent.provider', kept)).toMatch(/Bright Eye.*Maru/);
		for (const text of [form('consentHint.provider', kept), video('topicHint', kept), video('healthHint', kept)])
			expect(text).toContain('Maru');
		expect(translatorOf('consultation.request')('lookByAgency')).toContain('Maru');
	});

	it('and nobody but the clinic where it has a desk of its own', () => {
		for (const text of [form('consent.provider', own), video('topicHint', own), video('healthHint', own)])
			expect(text).not.toContain('Maru');
		expect(form('consentHint.provider', own)).not.toBe(form('consentHint.provider', kept));
	});
});
