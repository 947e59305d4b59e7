import { formDraft } from '#ui/form/draft.ts';
import { newKey } from '#ui/form/new-key.ts';
import { blankTraveller } from '#views/move/traveller-values.ts';
import { carryOver, type PageLanguage, takeCarried } from './carry-over.ts';
import type { FormValues } from './form-values.ts';

/** A form under way: what is filled in, and the key that makes sending it twice harmless. */
export type Draft = FormValues & {
	key: string;
	/** Date and persons as an address says them: the addresses of later steps may say older ones. */
	search: string;
};

type Given = {
	memberId: string;
	productId: string;
	/** One that repeats a reservation is a form of its own. */
	againId?: string | undefined;
	/** So is one that an address filled in. */
	begunWith?: string | undefined;
	blank: FormValues;
};

/** In this page alone: Back and Forward find what a reload must not. */
const memory = new Map<string, Draft>();

export const asDraft = (blank: FormValues): Draft => ({ ...blank, key: '', search: '' });

/**
 * By member and product. Neither passport number nor tick outlives the page, but for its other languages; contents and allergy stay in this tab until
 * the form is sent or one logs out.
 */
export function reservationDraft({ memberId, productId, againId, begunWith, blank }: Given) {
	const name = ['reserve', productId, ...[againId, begunWith].filter(Boolean)].join(':');
	const memoryKey = `${memberId}:${name}`;
	const draft = formDraft<Draft>({
		name,
		owner: memberId,
		blank: asDraft(blank),
		fields: [
			'key',
			'search',
			'choices',
			'details',
			'lead',
			'travellers',
			'passportFrom',
			'needs',
			'allergy',
			'contents',
			'promotionCode',
			'coded',
		],
	});
	const withKey = (values: Draft): Draft => (values.key === '' ? { ...values, key: newKey() } : values);
	return {
		/** What this page still knows; undefined in the first rendering, which must be the server's. */
		remembered: (): Draft | undefined => memory.get(memoryKey),
		kept: draft.kept,
		read: (): Draft =>
			withKey(memory.get(memoryKey) ?? { ...wholeDraft(draft.read(), blank), ...takeCarried(memoryKey) }),
		write: (values: Draft) => {
			memory.set(memoryKey, structuredClone(values));
			draft.write(values);
		},
		/** To be called as the page goes. */
		leave: (page: PageLanguage) => {
			const filled = memory.get(memoryKey);
			if (filled) carryOver(memoryKey, filled, page);
		},
		remove: () => {
			memory.delete(memoryKey);
			draft.remove();
		},
	};
}

export type ReservationDraft = ReturnType<typeof reservationDraft>;

/** Of each part what is alike: an older version of the site may have kept less under the name. */
function alike<Part extends object>(kept: unknown, blank: Part): Part {
	const entries = Object.entries(kept ?? {}).filter(
		([key, value]) => key in blank && typeof value === typeof blank[key as keyof Part],
	);
	return { ...blank, ...Object.fromEntries(entries) };
}

const texts = (kept: object) => Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'));

/** What a code was worth then is shown at once; the server says at sending whether it still is. */
const isPromotion = (kept: FormValues['coded'][number]): boolean =>
	typeof kept?.id === 'string' &&
	typeof kept.title === 'string' &&
	typeof kept.minPersons === 'number' &&
	(typeof (kept.discount as { percent?: number })?.percent === 'number' ||
		typeof (kept.discount as { won?: number })?.won === 'number');

export function wholeDraft(kept: Draft, blank: FormValues): Draft {
	return {
		...kept,
		choices: { ...blank.choices, ...texts(kept.choices) },
		details: texts(kept.details),
		lead: alike(kept.lead, blank.lead),
		travellers: kept.travellers.map((one) => alike(one, blankTraveller)),
		passportFrom: (['kept', 'typed', 'none'] as const).find((one) => one === kept.passportFrom) ?? blank.passportFrom,
		coded: kept.coded.filter(isPromotion).slice(0, 1),
		needs: {
			halal: typeof kept.needs.halal === 'string' ? kept.needs.halal : null,
			flags: Array.isArray(kept.needs.flags) ? kept.needs.flags : [],
			childSeats: typeof kept.needs.childSeats === 'number' ? kept.needs.childSeats : 0,
			...(typeof kept.needs.halalCount === 'number' && { halalCount: kept.needs.halalCount }),
			...(typeof kept.needs.wheelchair === 'string' && { wheelchair: kept.needs.wheelchair }),
			...(typeof kept.needs.wheelchairs === 'number' && { wheelchairs: kept.needs.wheelchairs }),
			...(typeof kept.needs.interpreter === 'string' && { interpreter: kept.needs.interpreter }),
		},
	};
}
