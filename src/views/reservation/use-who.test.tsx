import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { type OpenReservation, ReservationContext } from './reservation-context.ts';
import { useWho } from './use-who.ts';

type Act = Parameters<ReturnType<typeof useWho>>[0];
const words = wordsOf('ko', ['reservation', 'reservation-my', 'shell']);

function Said({ act }: { act: Act }) {
	return useWho()(act);
}
const said = (role: ReservationDetail['role'], act: Act): string =>
	renderToStaticMarkup(
		<TranslationsProvider locale="ko" messages={words}>
			<ReservationContext value={{ reservation: { role, provider: '북촌 산책' } } as unknown as OpenReservation}>
				<Said act={act} />
			</ReservationContext>
		</TranslationsProvider>,
	);
const by = { name: 'Minji Kim', role: 'desk' as const, isYou: false };

test('“you” is only who reads; a colleague has a name, and others read which house it was', () => {
	expect(said('provider', { actor: 'provider', by: { ...by, isYou: true } })).toBe('본인');
	expect(said('provider', { actor: 'provider', by })).toBe('Minji Kim · 예약 데스크');
	expect(said('provider', { actor: 'provider', by: null })).toBe('북촌 산책');
	expect(said('provider', { actor: 'operator', by: null })).toBe('Maru');
	expect(said('operator', { actor: 'provider', by })).toBe('북촌 산책 · Minji Kim · 예약 데스크');
	expect(said('operator', { actor: 'operator', by: null })).toBe('Maru');
	expect(said('member', { actor: 'member', by: null })).toBe('본인');
	expect(said('member', { actor: 'provider', by: null })).toBe('북촌 산책');
	expect(said('provider', { actor: 'member', by: null })).toBe('예약자');
});
