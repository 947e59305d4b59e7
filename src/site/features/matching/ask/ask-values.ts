import type { QuestionFile } from '#contract/api/matching-fields.ts';
import type { HeldForm } from '#contract/api/matching-held.ts';
import type { Me } from '#contract/api/member.ts';
import { type AreaSlug, areaOf, areas, isAreaSlug } from '#domain/area/areas.ts';
import { type Messenger, type QuestionPersons, titleLength } from '#domain/matching/question.ts';
import type { ShownCurrency } from '#domain/product/currency.ts';
import { type Region, type SpokenLanguage, spokenLanguages } from '#domain/product/product.ts';
import { type Needs, noNeeds } from '#domain/reservation/needs.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Faults } from '#ui/form/faults.ts';

export type AskConsent = 'provider' | 'health';

/** What stands in the form, complete or not; empty is ''. */
export type AskValues = {
	area: AreaSlug | '';
	kind: string;
	title: string;
	contents: string;
	/** The language it is written in. */
	locale: Locale;
	contact: { email: string; phone: string; app: Messenger | ''; name: string };
	isFlexible: boolean;
	wished: { from: string; to: string };
	persons: QuestionPersons;
	budget: { amount: string; currency: ShownCurrency };
	languages: SpokenLanguage[];
	region: Region | '';
	needs: Needs;
	/** Empty until it is chosen: then health is private, and the rest is not. */
	privacy: '' | 'private' | 'public';
	files: QuestionFile[];
	agreements: Record<AskConsent, boolean>;
	/** Makes sending it twice harmless. */
	key: string;
};

/** Where something can be wrong, as the server names it: 'contact.email', 'wished.to', 'agreements.health'. */
export type AskField = string;
export type AskFaults = Faults<AskField>;

export const fieldId = (field: AskField): string => `field-${field.replaceAll('.', '-')}`;

type Given = { me: Me | null; locale: Locale; currency: ShownCurrency };

/** Filled in with what is known of the member; none is ticked before one ticks it. */
export const blankValues = ({ me, locale, currency }: Given): AskValues => ({
	area: '',
	kind: '',
	title: '',
	contents: '',
	locale,
	contact: { email: me?.email ?? '', phone: me?.phone ? formatPhone(me.phone) : '', app: '', name: '' },
	isFlexible: false,
	wished: { from: '', to: '' },
	persons: { adult: 1, child: 0, infant: 0 },
	budget: { amount: '', currency },
	languages: spokenLanguages.filter((one) => one === locale),
	region: '',
	needs: noNeeds,
	privacy: '',
	files: [],
	agreements: { provider: false, health: false },
	key: '',
});

/** What was said in a question that was sent before. */
type Said = Omit<HeldForm, 'id' | 'revision' | 'contact'> & { contact: HeldForm['contact'] | null };
/** A question that was sent before: to be changed, to be sent anew while it waits for the address, or asked once more. */
export type Earlier = { id: string; said: Said } & (
	| { as: 'edited'; revision: number }
	| { as: 'held'; revision: string }
	| { as: 'again' }
);

/** Files are those of the question they were sent with. */
export function valuesOf({ said, as }: Earlier, blank: AskValues): AskValues {
	const { contact, wished, budget } = said;
	const isSame = as !== 'again';
	return {
		...blank,
		area: said.area,
		kind: said.kind,
		title: said.title.slice(0, titleLength.max),
		contents: said.contents,
		locale: said.locale,
		contact: contact
			? {
					email: contact.email,
					phone: contact.phone ? formatPhone(contact.phone) : '',
					app: contact.messenger?.app ?? '',
					name: contact.messenger?.name ?? '',
				}
			: blank.contact,
		isFlexible: wished === null && isSame,
		wished: isSame && wished ? wished : blank.wished,
		persons: said.persons,
		budget: budget ? { amount: String(budget.amount), currency: budget.currency } : blank.budget,
		languages: said.languages,
		region: said.region ?? '',
		needs: said.needs,
		privacy: said.isPrivate ? 'private' : 'public',
		files: isSame ? said.files : [],
		// What was agreed to when it went out is agreed to.
		agreements: as === 'edited' ? { provider: true, health: true } : blank.agreements,
	};
}

export const isHealth = (area: AreaSlug | ''): boolean => area !== '' && areaOf(area).isHealth;

export const isPrivateNow = ({ area, privacy }: AskValues): boolean =>
	privacy === '' ? isHealth(area) : privacy === 'private';

export const consentsAsked = ({ area }: AskValues): AskConsent[] =>
	isHealth(area) ? ['provider', 'health'] : ['provider'];

export const kindsOf = (area: AreaSlug | '') => (area === '' ? [] : areas[area].kinds);

/** What makes sense for the kind; before one is chosen what any of the area may need. */
export function needsAsked({ area, kind }: AskValues) {
	const kinds = kindsOf(area);
	const chosen = kinds.find(({ slug }) => slug === kind);
	return new Set((chosen ? [chosen] : kinds).flatMap(({ needs }) => needs));
}

/** Of another area: its kinds are others, and so may be who sees it. */
export const withArea = (area: string): Partial<AskValues> => (isAreaSlug(area) ? { area, kind: '', privacy: '' } : {});
