import type { ProductDetail } from '#contract/api/product.ts';
import type { TakenForm } from '#contract/api/taken-reservation.ts';
import type { Kind } from '#domain/area/area.ts';
import { areaOf } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Chosen, PriceList } from '#domain/product/price.ts';
import { type DetailId, type Details, details, optionsOf } from '#domain/reservation/details.ts';
import { type Needs, noNeeds } from '#domain/reservation/needs.ts';
import { type Order, orderPrice } from '#domain/reservation/order.ts';
import { travellersAsked } from '#domain/reservation/travellers.ts';
import { usualChoices } from '#views/booking/choice.ts';
import { blankTraveller, type TravellerValues } from '#views/move/traveller-values.ts';

const takenConsents = ['provider', 'health', 'passport'] as const;
export type TakenConsent = (typeof takenConsents)[number];

/** What stands in the form besides date and people, complete or not; empty is ''. */
export type TakenValues = {
	language: ContentLocale;
	choices: Chosen;
	details: Partial<Record<DetailId, string>>;
	lead: Record<'firstName' | 'lastName' | 'birthOn' | 'gender' | 'country' | 'email' | 'phone', string>;
	travellers: TravellerValues[];
	passport: string;
	needs: Needs;
	allergy: string;
	contents: string;
	pays: TakenForm['pays'];
	agreements: Record<TakenConsent, boolean>;
};

/** Nothing of a guest is known before they tell it; none of the ticks is set. */
export const blankTaken = (product: ProductDetail): TakenValues => ({
	language: 'en',
	choices: usualChoices(product.price),
	details: {},
	lead: { firstName: '', lastName: '', birthOn: '', gender: '', country: '', email: '', phone: '' },
	travellers: [],
	passport: '',
	needs: noNeeds,
	allergy: '',
	contents: '',
	pays: 'on-site',
	agreements: { provider: false, health: false, passport: false },
});

type Asked = Pick<TakenValues, 'allergy' | 'passport'>;

/** What the guest is told and agrees to: health apart from the rest, and a passport number where one is given. */
export const consentsAsked = ({ allergy, passport }: Asked, area: ProductDetail['area']): TakenConsent[] =>
	takenConsents.filter((one) => {
		if (one === 'provider') return true;
		if (one === 'passport') return passport.trim() !== '';
		return areaOf(area).isHealth || allergy.trim() !== '';
	});

export type Filled = {
	values: TakenValues;
	/** Undefined while date or time is not chosen. */
	order: Order | undefined;
	product: ProductDetail;
	kind: Kind;
	/** With the promotion that counts for the order. */
	list: PriceList;
};

const given = (text: string | undefined) => (text === undefined || text.trim() === '' ? undefined : text.trim());

/** Counts as numbers, and the first of a choice where none was made; what is empty is not there. */
function detailsOf(values: TakenValues, asked: readonly DetailId[]): Details {
	return Object.fromEntries(
		asked.flatMap((id): [DetailId, string | number][] => {
			const text = given(values.details[id]);
			if (details[id].type === 'count') return [[id, Number(text ?? 0)]];
			const value = text ?? optionsOf(id)[0];
			return value === undefined ? [] : [[id, value]];
		}),
	);
}

/** As many as come besides the lead guest, where every name is asked for. */
export const namedTravellers = ({ travellers }: TakenValues, kind: Kind, order: Order | undefined): TravellerValues[] =>
	Array.from({ length: order ? travellersAsked(kind, order.persons) : 0 }, (_, at) => ({
		...blankTraveller,
		...travellers[at],
	}));

type Sending = {
	key: string;
	versions: Partial<Record<TakenConsent, string>>;
	parsePhone: (text: string, country: string) => string | undefined;
};

/** As the server takes it. */
export function bodyOf({ values, order, product, kind, list }: Filled, { key, versions, parsePhone }: Sending) {
	const { lead } = values;
	const asked = consentsAsked(values, product.area);
	const version = (one: TakenConsent) => (asked.includes(one) && values.agreements[one] ? versions[one] : undefined);
	return {
		...{ key, productId: product.id, order, language: values.language, pays: values.pays },
		total: order ? orderPrice(list, order).total : 0,
		promotionId: list.promotion?.id,
		details: detailsOf(values, kind.details),
		lead: {
			...{ firstName: lead.firstName, lastName: lead.lastName, country: given(lead.country) },
			...{ birthOn: given(lead.birthOn), gender: given(lead.gender), email: given(lead.email) },
			phone: parsePhone(lead.phone, lead.country) ?? given(lead.phone),
		},
		travellers: namedTravellers(values, kind, order).map((one) => ({ ...one, birthOn: given(one.birthOn) })),
		passport: given(values.passport.replace(/[\s-]/g, '')),
		needs: values.needs,
		allergy: given(values.allergy),
		contents: given(values.contents),
		agreements: { provider: version('provider'), passport: version('passport'), health: version('health') },
	};
}
