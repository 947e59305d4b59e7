import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { Problem } from '#contract/errors.ts';
import { pagePath } from '#contract/page-address.ts';
import { useTellViewing } from '#site/parts/product/use-tell-viewing.ts';
import { passMs, useViewing } from '#site/parts/product/use-viewing.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useApi } from '#views/api-context.ts';
import { daysQueryKey } from '#views/booking/days-query.ts';
import { renewErrands } from '#views/errand/errand-queries.ts';
import type { AgreedOrder } from './agreed-order.ts';
import { consentsAsked, stepIds, stepOf } from './form-values.ts';
import type { FormChecks } from './load-form-checks.ts';
import type { Draft } from './reservation-draft.ts';
import type { FormQueries } from './use-refusal.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

/** As the server would say it. */
const slotFull: Problem = { type: 'about:blank', title: '', status: 409, code: 'slot-full', requestId: '' };

/** On to the next step, or with all of it to the server. */
export function useSending(form: ReservationFormState, textQuery: FormQueries['textQuery']) {
	const send = useSend(form, textQuery);
	const orderKey = JSON.stringify(form.order);
	// Another date is another matter: what was said of the one before no longer holds.
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order is another one
	useEffect(() => form.forgetFailure(), [orderKey]);
	const tell = useTellViewing();
	// What was agreed in words is no visitor's way through the site.
	const visited = form.agreed ? undefined : form.product.id;
	useViewing(visited && `form/${visited}`, passMs);
	const isLast = form.step === stepIds.length - 1;
	return () =>
		form.submit({
			among: (field) => isLast || stepOf(field) === form.step,
			send: async (values, checks) => {
				// Nobody fills in a form for places that are gone; they are looked at anew, for they may be free by now.
				if (form.fullLeft !== undefined) throw new ApiFailure(409, slotFull);
				if (isLast) {
					if (visited) tell(`sent/${visited}`);
					await send(values, checks);
				} else form.goTo(form.step + 1);
			},
		});
}

/** The form itself, with the versions of the texts that were shown; afterwards there is no form any more. */
function useSend(form: ReservationFormState, textQuery: FormQueries['textQuery']) {
	const client = useQueryClient();
	const callApi = useApi();
	const language = useLocale();
	const addressFor = usePageAddress();
	const { navigate } = useRouter();
	return async ({ key }: Draft, checks: FormChecks) => {
		const asked = consentsAsked(form.values, form.product.area);
		const texts = await Promise.all(
			asked.map((kind) => client.query({ ...textQuery(kind), staleTime: Number.POSITIVE_INFINITY })),
		);
		const versions = Object.fromEntries(asked.map((kind, at) => [kind, (texts[at] as { version: string }).version]));
		const body = checks.reservationBody(form.filled, { key, versions, language, waitingId: form.offer?.id });
		const id = form.agreed
			? await reserveAgreed(callApi, form.agreed, body)
			: (await callApi('POST /api/reservations', { body })).id;
		form.forget();
		void client.invalidateQueries({ queryKey: daysQueryKey(form.product.id) });
		renewErrands(client);
		navigate(addressFor(pagePath('myReservation', { id }), { sent: 1 }), { replace: true });
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
}

/** What the question knows is not sent again. */
async function reserveAgreed(
	callApi: CallApi,
	{ answerId, order }: AgreedOrder,
	form: ReservationForm,
): Promise<string> {
	const { key, language, agreements, lead, travellers, details, passport } = form;
	const date = { on: order.on, time: order.time };
	const body = {
		key,
		date,
		to: order.to,
		language,
		agreements,
		lead,
		travellers,
		details,
		...(passport && { passport }),
	};
	const { reservationId } = await callApi('POST /api/matching/answers/:id/reserve', { params: { id: answerId }, body });
	return reservationId;
}
