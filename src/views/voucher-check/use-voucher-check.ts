import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckedVoucher } from '#contract/api/voucher.ts';
import { ApiFailure } from '#contract/client.ts';
import { verifyVoucher } from '#contract/verify-voucher.ts';
import type { VoucherFacts, VoucherState } from '#domain/reservation/voucher.ts';
import { isVoucherOf, tokenIn } from '#domain/reservation/voucher-token.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { voucherKeyQuery, voucherProductsQuery } from '#views/reservation/reservation-queries.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';

export type CheckOutcome = {
	state: VoucherState;
	reservation: CheckedVoucher['reservation'];
	several: CheckedVoucher['several'];
	/** What the signature alone vouches for, where the server could not be asked. */
	facts: VoucherFacts | undefined;
};

type State = { isBusy: boolean; failure: string | undefined; outcome: CheckOutcome | undefined };
const idle: State = { isBusy: false, failure: undefined, outcome: undefined };

/** First by the signature, which needs no network; then by the books, where they can be reached. */
export function useVoucherCheck() {
	const t = useTranslations('reservation.check');
	const callApi = useApi();
	const language = useWordsLocale();
	const failureText = useReservationFailure();
	const [state, setState] = useState<State>(idle);
	// Asked for ahead: at the gate there may be no network.
	const keyQuery = voucherKeyQuery(callApi);
	const productsQuery = voucherProductsQuery(callApi);
	useQuery(keyQuery);
	useQuery(productsQuery);
	const client = useQueryClient();
	const check = async (text: string) => {
		setState({ ...idle, isBusy: true });
		const staleTime = Number.POSITIVE_INFINITY;
		const [known, own] = await Promise.all([
			client.query({ ...keyQuery, staleTime }).catch(noop),
			client.query({ ...productsQuery, staleTime }).catch(noop),
		]);
		const keys = known?.keys ?? [];
		const isToken = tokenIn(text) !== undefined;
		const verified = isToken && keys.length > 0 ? await verifyVoucher(text, { keys, now: new Date() }) : undefined;
		const facts = verified && 'facts' in verified ? verified.facts : undefined;
		try {
			const answer = await callApi('POST /api/voucher-checks', { query: { language }, body: { text } });
			setState({ ...idle, outcome: { ...answer, facts: undefined } });
		} catch (error) {
			const isUnreachable = !(error instanceof ApiFailure) || error.code === undefined;
			if (isUnreachable && facts && !own) setState({ ...idle, failure: t('needsProducts') });
			else if (isUnreachable && verified && verified.state !== 'unchecked') {
				// The books would call it unknown: a signature tells that it is true, not whose it is.
				const isOthers = facts !== undefined && own?.products != null && !isVoucherOf(facts, own.products);
				const outcome = isOthers ? { state: 'unknown' as const, facts: undefined } : { state: verified.state, facts };
				setState({ ...idle, outcome: { ...outcome, reservation: null, several: [] } });
			} else setState({ ...idle, failure: isUnreachable && !isToken ? t('needsNetwork') : failureText(error) });
		}
	};
	return { ...state, check };
}
