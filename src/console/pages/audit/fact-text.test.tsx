import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../../tests/support/words-of.ts';
import { routes } from '../../routes.tsx';
import { useFactText } from './fact-text.ts';

type Asked = [name: string, value: string | number | boolean | null];

function Text({ kind, of: [name, value] }: { kind: string; of: Asked }) {
	return useFactText(kind)(name, value);
}

/** With the words that the page loads, and no others. */
const said = (kind: string, name: Asked[0], value: Asked[1]) =>
	renderToStaticMarkup(
		<TranslationsProvider locale="en" messages={wordsOf('en', routes.audit.words)}>
			<Text kind={kind} of={[name, value]} />
		</TranslationsProvider>,
	);

test('codes that have words are said by them, before a change as after it', () => {
	expect(said('staff.role-changed', 'role', 'desk')).toBe('Front desk');
	expect(said('staff.role-changed', 'before', 'guide')).toBe('Guide');
	expect(said('staff.duties-changed', 'duties', 'money trust')).toBe('Money, Moderation');
	expect(said('staff.duties-changed', 'before', 'all')).toBe('everything');
	expect(said('staff.duties-changed', 'duties', '')).toBe('reservations and questions only');
	expect(said('file.read', 'as', 'operator')).toBe('Operator');
});

test('amounts, days and moments are written as everywhere; what has no words stands as it is kept', () => {
	expect(said('bank.matched', 'won', 30000)).toBe('₩30,000');
	expect(said('site.rates-set', 'on', '2026-11-19')).toBe('2026.11.19');
	expect(said('rating.deleted', 'writtenAt', '2026-11-18T15:30:00.000Z')).toBe('2026.11.19 00:30');
	expect(said('x.y', 'isScheduled', true)).toBe('Yes');
	expect(said('x.y', 'count', 3)).toBe('3');
	expect(said('x.y', 'reason', '')).toBe('–');
	expect(said('x.y', 'reference', 'KB-1')).toBe('KB-1');
});
