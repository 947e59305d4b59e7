import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { type ErrorCode, errors } from '#contract/errors.ts';
import errorWords from '#i18n/messages/en/error.json' with { type: 'json' };
import stateWords from '#i18n/messages/en/state.json' with { type: 'json' };
import { TranslationsProvider } from '../translations.tsx';
import { useFailureText } from './use-saving.ts';

const Told = ({ error }: { error: unknown }) => useFailureText('We could not connect.')(error);
const told = (error: unknown) =>
	renderToStaticMarkup(
		<TranslationsProvider locale="en" messages={{ error: errorWords, state: stateWords }}>
			<Told error={error} />
		</TranslationsProvider>,
	);
const refused = (code: ErrorCode) =>
	new ApiFailure(errors[code], {
		...{ type: 'about:blank', title: '', code, status: errors[code], requestId: '9f2c41aa' },
	});

test('what failed on the server is told with the number to quote, a refusal without', () => {
	expect(told(refused('internal'))).toBe(
		'Something went wrong on our side. Please try again. If you contact us, please quote this number: 9f2c41aa',
	);
	expect(told(refused('timed-out'))).toContain('9f2c41aa');
	for (const code of ['slot-full', 'too-busy', 'login-failed'] as const)
		expect(told(refused(code)), code).not.toContain('9f2c41aa');
	expect(told(new TypeError('Failed to fetch'))).toBe('We could not connect.');
});
