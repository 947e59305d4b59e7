import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../../tests/support/words-of.ts';
import { routes } from '../../routes.tsx';
import { always } from '../../words.ts';
import { useFactWords } from './use-fact-words.ts';

type Asked = [name: string, value: string | number | boolean | null];

function Text({ kind, of: [name, value] }: { kind: string; of: Asked }) {
	return useFactWords(kind).said(name, value);
}

/** With the words that the page loads, and no others. */
const said = (kind: string, name: Asked[0], value: Asked[1]) =>
	renderToStaticMarkup(
		<TranslationsProvider locale="en" messages={wordsOf('en', [...always, ...routes.audit.words])}>
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
	expect(said('member.logged-in', 'factors', 'password one-time-code')).toBe('password, authenticator app code');
	expect(said('member.fact-revealed', 'fact', 'passport')).toBe('Passport number');
	expect(said('reservation.cancelled', 'status', 'cancelled')).toBe('Cancelled');
	expect(said('mail.worded', 'language', 'vn')).toBe('Vietnamese');
	expect(said('dispute.outcome-decided', 'outcome', 'none')).toBe('An explanation only');
	expect(said('dispute.outcome-decided', 'state', 'decided')).toBe('Decided');
});

test('a day of a calendar is said in words', () => {
	const of = (kept: object) => said('product.days-changed', '2026-12-01', JSON.stringify(kept));
	expect(of({})).toBe('as usual');
	expect(of({ isStopped: true })).toBe('sale stopped');
	expect(of({ isOpen: true, times: ['07:10', '14:00'], capacity: 10 })).toBe(
		'open in addition · starts at 07:10, 14:00 · places: 10',
	);
	expect(of({ slots: { '09:00': { isStopped: true }, '14:00': { capacity: 2 } } })).toBe(
		'09:00 sale stopped · 14:00 places: 2',
	);
	expect(of({ slots: { '': { capacity: 3 } } })).toBe('places: 3');
});

test('a reason is called as where it was chosen; one that somebody typed stands as it is', () => {
	expect(said('member.fact-revealed', 'reason', 'law')).toBe('Required by law');
	expect(said('member.accounts-merged', 'reason', 'asked')).toBe('The member asked');
	expect(said('bank.line-set-aside', 'reason', 'fee')).toBe('Bank fee or interest');
	expect(said('refund.account-revealed', 'reason', 'returned')).toBe('Transfer that failed');
	expect(said('dispute.opened', 'reason', 'not-as-described')).toBe('Not as described');
	expect(said('site.job-set-aside', 'reason', 'fee')).toBe('fee');
	expect(said('member.fact-revealed', 'reason', 'law and order')).toBe('law and order');
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
