import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { Problem } from '#contract/errors.ts';
import { pagePath } from '#contract/page-address.ts';
import type { AnyQuery } from '#site/page-module.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useApi } from '#views/api-context.ts';
import { daysQueryKey } from '#views/booking/days-query.ts';
import { renewErrands } from '#views/errand/errand-queries.ts';
import { consentsAsked, type FormConsent, type FormFaults, firstStepOf, stepIds, stepOf } from './form-values.ts';
import { loadFormChecks } from './load-form-checks.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

type Given = {
	form: ReservationFormState;
	productQuery: AnyQuery;
	textQuery: (consent: FormConsent) => AnyQuery;
};

/** As the server would say it. */
const slotFull: Problem = { type: 'about:blank', title: '', status: 409, code: 'slot-full', requestId: '' };

/** A refusal, and nothing was made; without an answer, or after a fault of the server's, one cannot know. */
const isRefusal = (error: unknown): error is ApiFailure =>
	error instanceof ApiFailure && error.status >= 400 && error.status < 500;

/** On to the next step, or with all of it to the server: tapped twice is sent once, and what is wrong opens its step. */
export function useSending({ form, productQuery, textQuery }: Given) {
	const client = useQueryClient();
	const send = useSend(form, textQuery);
	const [isSending, setIsSending] = useState(false);
	const [failure, setFailure] = useState<unknown>();
	const isBusy = useRef(false);
	const orderKey = JSON.stringify(form.order);
	// Another date is another matter: what was said of the one before no longer holds.
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order is another one
	useEffect(() => setFailure(undefined), [orderKey]);

	const openFaults = (faults: FormFaults, from: number) => {
		const fields = Object.keys(faults);
		const step = Math.min(firstStepOf(fields), from);
		form.show(fields);
		form.goTo(step);
		form.tell(fields.filter((field) => stepOf(field) === step));
	};
	/** Nobody fills in a form for places that are gone; they are looked at anew, for they may be free by now. */
	const tellFull = async () => {
		setFailure(new ApiFailure(409, slotFull));
		await client.invalidateQueries({ queryKey: daysQueryKey(form.product.id) });
		form.goTo(0);
	};
	const goOn = async () => {
		const checks = await loadFormChecks();
		const isLast = form.step === stepIds.length - 1;
		const all = Object.entries(checks.faultsOf(form.filled));
		const faults = Object.fromEntries(isLast ? all : all.filter(([field]) => stepOf(field) === form.step));
		if (Object.keys(faults).length > 0) return openFaults(faults, form.step);
		form.hush();
		if (form.fullLeft !== undefined) return tellFull();
		if (!isLast) return form.goTo(form.step + 1);
		form.refuse({});
		await send();
	};
	const refuse = async (error: unknown) => {
		const isKeyReused = isRefusal(error) && error.code === 'key-reused';
		if (isRefusal(error)) form.renewKey();
		const faults = faultsIn(error);
		if (Object.keys(faults).length > 0) {
			const outdated = untick(form, faults);
			await Promise.all(outdated.map((kind) => client.invalidateQueries({ queryKey: textQuery(kind).queryKey })));
			form.refuse(faults);
			return openFaults(faults, form.step);
		}
		setFailure(error ?? new Error('no answer'));
		if (!isRefusal(error) || isKeyReused) return;
		const isCodeLost = error.code === 'promotion-over' || error.code === 'code-unknown';
		if (error.code === 'price-changed' || isCodeLost) {
			// What a code was worth may be over too: it is asked anew with the next look at it.
			if (isCodeLost) form.change({ coded: [] });
			await client.invalidateQueries({ queryKey: productQuery.queryKey });
		}
		if (error.code === 'slot-full') {
			await client.invalidateQueries({ queryKey: daysQueryKey(form.product.id) });
			form.goTo(0);
		}
	};
	const submit = async () => {
		if (isBusy.current) return;
		isBusy.current = true;
		setIsSending(true);
		setFailure(undefined);
		try {
			await goOn();
		} catch (error) {
			await refuse(error).catch(() => undefined);
		}
		isBusy.current = false;
		setIsSending(false);
	};
	return { isSending, failure, forgetFailure: () => setFailure(undefined), submit };
}

/** The form itself, with the versions of the texts that were shown; afterwards there is no form any more. */
function useSend(form: ReservationFormState, textQuery: Given['textQuery']) {
	const client = useQueryClient();
	const callApi = useApi();
	const language = useLocale();
	const addressFor = usePageAddress();
	const { navigate } = useRouter();
	return async () => {
		const checks = await loadFormChecks();
		const asked = consentsAsked(form.values, form.product.area);
		const texts = await Promise.all(
			asked.map((kind) => client.query({ ...textQuery(kind), staleTime: Number.POSITIVE_INFINITY })),
		);
		const versions = Object.fromEntries(asked.map((kind, at) => [kind, (texts[at] as { version: string }).version]));
		const sending = { key: form.values.key, versions, language, waitingId: form.offer?.id };
		const body = checks.reservationBody(form.filled, sending);
		const { id } = await callApi('POST /api/reservations', { body });
		form.forget();
		void client.invalidateQueries({ queryKey: daysQueryKey(form.product.id) });
		renewErrands(client);
		navigate(addressFor(pagePath('myReservation', { id }), { sent: 1 }), { replace: true });
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
}

function faultsIn(error: unknown): FormFaults {
	const faults = error instanceof ApiFailure ? (error.problem?.faults ?? []) : [];
	return Object.fromEntries(faults.map(({ at, code }) => [at, code]));
}

/** A text that has changed meanwhile is to be read and agreed to anew. */
function untick(form: ReservationFormState, faults: FormFaults): FormConsent[] {
	const outdated = (['provider', 'passport', 'health'] as const).filter(
		(kind) => faults[`agreements.${kind}`] === 'text-outdated',
	);
	if (outdated.length > 0) {
		const ticks = Object.fromEntries(outdated.map((kind) => [kind, false]));
		form.change({ agreements: { ...form.values.agreements, ...ticks } });
	}
	return outdated;
}
