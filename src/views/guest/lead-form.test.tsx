import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type LeadFact, leadFacts } from '#domain/reservation/lead-facts.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { type OpenReservation, ReservationContext } from '#views/reservation/reservation-context.ts';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { LeadForm } from './lead-form.tsx';

const words = wordsOf('en', ['error', 'state', 'member-again', 'reservation', 'reservation-my', 'reservation-lead']);
const lead = { lastName: 'Wongsakul', firstName: 'Siriporn', country: 'TH', phone: '+66812345678' };
const withoutEmail = leadFacts.filter((fact) => fact !== 'email');

function shown(changes: { role: string; correctable: readonly LeadFact[]; isGuest?: boolean; email?: string }): string {
	const { email = 'siriporn@mail.example', ...rest } = changes;
	const reservation = { guestLanguage: 'th', ticket: null, isGuest: false, lead: { ...lead, email }, ...rest };
	return renderToStaticMarkup(
		<TranslationsProvider locale="en" messages={words}>
			<QueryClientProvider client={new QueryClient()}>
				<ReservationContext value={{ reservation } as unknown as OpenReservation}>
					<LeadForm onClose={() => undefined} />
				</ReservationContext>
			</QueryClientProvider>
		</TranslationsProvider>,
	);
}
const fieldsOf = (html: string) => [...html.matchAll(/ id="lead-([a-zA-Z]+)"/g)].map(([, name]) => name);

test('an operator has every field, a house no address and is told whom to ask, a guest neither name nor reason', () => {
	const operator = shown({ role: 'operator', correctable: leadFacts });
	expect(fieldsOf(operator)).toEqual([...leadFacts, 'reason']);
	const provider = shown({ role: 'provider', correctable: withoutEmail });
	expect(fieldsOf(provider)).toEqual([...withoutEmail, 'reason']);
	expect(provider).toContain('Only the Maru team can change the e-mail address.');
	const member = shown({ role: 'member', correctable: ['country', 'phone', 'language', 'email'] });
	expect(fieldsOf(member)).toEqual(['country', 'phone', 'language', 'email']);
	expect(member).toContain('please send the provider a message');
});

test('of a guest without an account it is said what the address opens; of a member’s that it is for contact alone', () => {
	const open = 'Whoever joins with this address and verifies it sees the whole reservation.';
	expect(shown({ role: 'operator', correctable: leadFacts, isGuest: true })).toContain(open);
	const account = shown({ role: 'operator', correctable: leadFacts });
	expect(account).not.toContain(open);
	expect(account).toContain('For contact only.');
});

test('a mail is promised only to who has an address', () => {
	const told = { role: 'operator', correctable: leadFacts, isGuest: true };
	expect(shown(told)).toContain('The guest and the provider are notified by e-mail');
	expect(shown({ ...told, email: '' })).toContain('The provider is notified by e-mail');
});

test('nothing was changed yet, so that there is nothing to save', () => {
	expect(shown({ role: 'operator', correctable: leadFacts })).toMatch(/<button(?=[^>]*type="submit")[^>]* disabled=/);
});
