import { useQueryClient } from '@tanstack/react-query';
import type { AskerAnswer, AskerQuestion } from '#contract/api/matching.ts';
import { pagePath } from '#contract/page-address.ts';
import { areaOf, kinds } from '#domain/area/areas.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { onlyWrong } from '#ui/form/faults.ts';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useApi } from '#views/api-context.ts';
import type { ConsentSlug, ConsentTexts } from '../matching-dialog.ts';
import { useMatchingSending } from './use-matching-sending.ts';

export type OfferedDate = AskerAnswer['dates'][number];
/** `on` is the day that was chosen where none was offered; `date` is what is reserved, with its time. */
type Values = { on: string; date: OfferedDate | null } & Record<ConsentSlug, boolean>;
type Field = keyof Values;

/** What a reservation of this kind asks to be agreed to. */
const consentsOf = ({ area }: AskerQuestion, { product }: AskerAnswer): ConsentSlug[] => [
	'provider',
	...(areaOf(area).isHealth ? (['health'] as const) : []),
	...(product && kinds[product.kind]?.isPassportNeeded ? (['passport'] as const) : []),
];

type Given = { question: AskerQuestion; answer: AskerAnswer; texts: ConsentTexts };

/** With the versions of the texts that were shown; afterwards the page of the reservation. */
export function useReserving({ question, answer, texts }: Given) {
	const callApi = useApi();
	const client = useQueryClient();
	const language = useLocale();
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const repeat = useRepeatKey();
	const { renew, ...sending } = useMatchingSending();
	const asked = consentsOf(question, answer);
	const form = useForm<Values, Field>({
		blank: { on: '', date: answer.dates[0] ?? null, provider: false, health: false, passport: false },
		faultsOf: (values) =>
			onlyWrong<Field>({
				on: values.date === null && values.on === '' ? 'required' : undefined,
				date: values.date === null && values.on !== '' ? 'not-chosen' : undefined,
				...Object.fromEntries(asked.filter((slug) => !values[slug]).map((slug) => [slug, 'must-agree'])),
			}),
		...sending,
		idOf: (field) => `reserve-${field}`,
		// What the server misses is told by the sheet, with the way to where it is filled in.
		fieldOf: () => undefined,
		bringUp: () => [],
	});
	const send = async ({ date }: Values) => {
		if (date === null) return;
		const versions = await Promise.all(
			asked.map((slug) => client.query({ ...texts.query(slug), staleTime: Number.POSITIVE_INFINITY })),
		);
		const versionOf = (slug: ConsentSlug) =>
			(versions[asked.indexOf(slug)] as { version: string } | undefined)?.version;
		const content = {
			date,
			to: leavingDay({ question, answer }, date.on),
			language,
			agreements: {
				provider: versionOf('provider') ?? '',
				...(asked.includes('health') && { health: versionOf('health') }),
				...(asked.includes('passport') && { passport: versionOf('passport') }),
			},
		};
		const body = { key: repeat.keyOf(JSON.stringify(content)), ...content };
		const params = { id: answer.id };
		const { reservationId } = await callApi('POST /api/matching/answers/:id/reserve', { params, body });
		await renew();
		navigate(addressFor(pagePath('myReservation', { id: reservationId }), { sent: 1 }));
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
	return { form, asked, reserve: () => form.submit({ send }) };
}

export type ReserveForm = ReturnType<typeof useReserving>['form'];

/** Of a stay: until the last day that was wished for, a night at least. */
export function leavingDay({ question: { wished }, answer: { product } }: Omit<Given, 'texts'>, on: string) {
	if (!product || kinds[product.kind]?.booking !== 'nights') return null;
	return wished && wished.to > on ? wished.to : addDays(on, 1);
}
