import { type FormDraft, formDraft } from '#ui/form/draft.ts';
import { newKey } from '#ui/form/new-key.ts';
import { type AskField, type AskValues, blankValues } from './ask-values.ts';

type Given = {
	/** None for a visitor. */
	memberId: string | undefined;
	/** A question that is changed or asked once more is a form of its own. */
	of: string | undefined;
	blank: AskValues;
};

const fields: (keyof AskValues & AskField)[] = [
	'area',
	'kind',
	'title',
	'contents',
	'locale',
	'contact',
	'isFlexible',
	'wished',
	'persons',
	'budget',
	'languages',
	'region',
	'needs',
	'privacy',
	'files',
	'key',
];

const draftOf = (owner: string | undefined, { of, blank }: Given) =>
	formDraft<AskValues>({ name: ['ask', of].filter(Boolean).join(':'), owner, blank, fields });

/**
 * In this tab until it is sent or one logs out; ticks are not kept. What a visitor has written becomes the member's who
 * logs in or joins on the way, if that member has begun none.
 */
export function askDraft(given: Given): FormDraft<AskValues> {
	const draft = draftOf(given.memberId, given);
	const visitors = given.memberId === undefined ? undefined : draftOf(undefined, given);
	const kept = () => draft.kept() ?? visitors?.kept();
	return {
		kept,
		read: () => {
			const values = wholeValues(kept() ?? given.blank, given.blank);
			return values.key === '' ? { ...values, key: newKey() } : values;
		},
		write: (values) => {
			draft.write(values);
			visitors?.remove();
		},
		remove: () => {
			draft.remove();
			visitors?.remove();
		},
	};
}

const ofKind = <Part extends object>(kept: Part, blank: Part): Part => ({
	...blank,
	...Object.fromEntries(
		Object.entries(kept).filter(([name, value]) => typeof value === typeof blank[name as keyof Part]),
	),
});

/** Of each part what is alike; an address and a number that were left empty are the member's own. */
function wholeValues(kept: AskValues, blank: AskValues): AskValues {
	const contact = ofKind(kept.contact, blankValues({ me: null, locale: kept.locale, currency: 'KRW' }).contact);
	return {
		...kept,
		contact: {
			...contact,
			email: contact.email || blank.contact.email,
			phone: contact.phone || blank.contact.phone,
		},
		wished: ofKind(kept.wished, blank.wished),
		persons: ofKind(kept.persons, blank.persons),
		budget: ofKind(kept.budget, blank.budget),
		needs: { ...blank.needs, ...kept.needs },
		agreements: blank.agreements,
	};
}
