import type { Me } from '#contract/api/member.ts';
import type { ProductDetail } from '#contract/api/product.ts';
import type { ProductPromotion } from '#contract/api/promotion.ts';
import type { Kind } from '#domain/area/area.ts';
import { areaOf } from '#domain/area/areas.ts';
import type { Chosen } from '#domain/product/price.ts';
import type { DetailId } from '#domain/reservation/details.ts';
import { type Needs, noNeeds } from '#domain/reservation/needs.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import type { Faults } from '#ui/form/faults.ts';
import { usualChoices } from '#views/booking/choice.ts';
import { blankTraveller, type TravellerValues } from '#views/move/traveller-values.ts';

/** What stands in the form besides date and persons, complete or not; empty is ''. */
type LeadValues = Record<'firstName' | 'lastName' | 'birthOn' | 'gender' | 'country' | 'email' | 'phone', string>;
export type FormConsent = 'provider' | 'passport' | 'health';

export type FormValues = {
	choices: Chosen;
	details: Partial<Record<DetailId, string>>;
	lead: LeadValues;
	travellers: TravellerValues[];
	/** The number that my information keeps, one typed here, or none. */
	passportFrom: 'kept' | 'typed' | 'none';
	passport: string;
	needs: Needs;
	allergy: string;
	contents: string;
	/** A promotion's code as it was typed, and what it turned out to be worth: one, or none. */
	promotionCode: string;
	coded: ProductPromotion[];
	agreements: Record<FormConsent, boolean>;
};

type Given = { product: ProductDetail; kind: Kind; me: Me };

/** Filled in with what is known of the member; none is ticked before one ticks it. */
export function blankValues({ product, kind, me }: Given): FormValues {
	return {
		choices: usualChoices(product.price),
		details: {},
		lead: {
			firstName: me.firstName,
			lastName: me.lastName,
			birthOn: me.birthOn ?? '',
			gender: me.gender ?? '',
			country: me.country ?? '',
			email: me.email,
			phone: me.phone ? formatPhone(me.phone) : '',
		},
		travellers: [],
		passportFrom: !me.passportMasked ? 'typed' : kind.isPassportNeeded ? 'kept' : 'none',
		passport: '',
		needs: noNeeds,
		allergy: '',
		contents: '',
		promotionCode: '',
		coded: [],
		agreements: { provider: false, passport: false, health: false },
	};
}

/** As many as are asked for: who was named stays when the party grows and shrinks again. */
export const namedTravellers = ({ travellers }: FormValues, asked: number): TravellerValues[] =>
	Array.from({ length: asked }, (_, at) => ({ ...blankTraveller, ...travellers[at] }));

export const isPassportGiven = ({ passportFrom, passport }: FormValues): boolean =>
	passportFrom === 'kept' || (passportFrom === 'typed' && passport.trim() !== '');

/** What is agreed to with this reservation: an allergy is a matter of health wherever it is told. */
export function consentsAsked(values: FormValues, area: ProductDetail['area']): FormConsent[] {
	return [
		'provider',
		...(isPassportGiven(values) ? (['passport'] as const) : []),
		...(areaOf(area).isHealth || values.allergy.trim() !== '' ? (['health'] as const) : []),
	];
}

/** Where something can be wrong, as the server names it: 'lead.firstName', 'travellers.0.birthOn', 'order.on'. */
export type FormField = string;
export type FormFaults = Faults<FormField>;

export const stepIds = ['order', 'guest', 'check'] as const;

const stepOfPart: Record<string, number> = {
	order: 0,
	details: 0,
	lead: 1,
	travellers: 1,
	passport: 1,
	needs: 1,
	allergy: 1,
	contents: 1,
	agreements: 2,
};

/** The step that holds a field; what stands in none is told at the last. */
export const stepOf = (field: FormField): number => stepOfPart[field.split('.')[0] ?? ''] ?? stepIds.length - 1;

/** The step to open when these are wrong: the first of them. */
export const firstStepOf = (fields: readonly FormField[]): number => Math.min(...fields.map(stepOf));

/** The field's id in the page; date, time and persons are chosen in one place. */
export const fieldId = (field: FormField): string =>
	field.startsWith('order.') && field !== 'order.choices' ? 'field-order' : `field-${field.replaceAll('.', '-')}`;
