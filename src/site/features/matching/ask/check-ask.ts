import { type QuestionForm, questionForm } from '#contract/api/matching-fields.ts';
import type { FaultCode } from '#contract/faults.ts';
import { parsePhone } from '#contract/phone.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { needFaults } from '#domain/reservation/need-faults.ts';
import { schemaFaults } from '#ui/form/faults.ts';
import {
	type AskConsent,
	type AskFaults,
	type AskValues,
	consentsAsked,
	isPrivateNow,
	needsAsked,
} from './ask-values.ts';

/* The checks of the server, in the browser: the same schema and the same rules. They come after the page (load-ask-checks.ts). */

type Sending = { versions: Partial<Record<AskConsent, string>>; country: string };

/** Only what the kind asks for: another may have been chosen before. */
function needsOf(values: AskValues): AskValues['needs'] {
	const asked = needsAsked(values);
	const { halal, halalCount, childSeats, wheelchair, wheelchairs, flags, interpreter } = values.needs;
	const isAsked = flags.filter((flag) => asked.has(flag));
	return {
		halal: asked.has('halal') ? halal : null,
		flags: isAsked,
		childSeats: asked.has('child-seats') ? childSeats : 0,
		...(asked.has('halal') && halal !== null && halalCount !== undefined && { halalCount }),
		...(isAsked.includes('wheelchair') && wheelchair !== undefined && { wheelchair }),
		...(isAsked.includes('wheelchair') && wheelchairs !== undefined && { wheelchairs }),
		...(asked.has('interpreter') && interpreter !== undefined && { interpreter }),
	};
}

const given = (text: string) => (text.trim() === '' ? undefined : text);
const amountOf = (text: string): number | undefined => {
	const digits = text.replace(/[\s.,]/g, '');
	if (digits === '') return undefined;
	return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** What can be changed of a question, as the server takes it. */
function partsOf(values: AskValues, country: string) {
	const { contact, wished, budget } = values;
	const amount = amountOf(budget.amount);
	const phone = given(contact.phone);
	return {
		area: values.area || undefined,
		kind: values.kind || undefined,
		title: values.title,
		contents: values.contents,
		locale: values.locale,
		contact: {
			email: contact.email,
			phone: phone === undefined ? null : (parsePhone(phone, country) ?? phone),
			messenger: contact.app === '' ? null : { app: contact.app, name: contact.name },
		},
		wished: values.isFlexible ? null : { from: given(wished.from), to: given(wished.to) ?? given(wished.from) },
		persons: values.persons,
		budget: amount === undefined ? null : { amount, currency: budget.currency },
		languages: values.languages,
		region: values.region || null,
		needs: needsOf(values),
		isPrivate: isPrivateNow(values),
		fileIds: values.files.map(({ id }) => id),
	};
}

function bodyOf(values: AskValues, { versions, country }: Sending) {
	const version = (one: AskConsent) =>
		consentsAsked(values).includes(one) && values.agreements[one] ? versions[one] : undefined;
	return {
		key: values.key,
		...partsOf(values, country),
		agreements: { provider: version('provider'), health: version('health') },
	};
}

const anySending: Sending = { versions: { provider: '0', health: '0' }, country: '' };

/** Everything that is wrong with the form as it stands, in the order of the page. */
export function faultsOf(values: AskValues): AskFaults {
	const key = '00000000-0000-4000-8000-000000000000';
	const faults = schemaFaults(questionForm, bodyOf({ ...values, key }, anySending));
	return inOrder({ ...renamed(faults, values), ...together(values) });
}

/** A messenger's name stands beside its choice; without a first day nothing is said of the last. */
const renamed = (faults: AskFaults, { wished }: AskValues): AskFaults =>
	Object.fromEntries(
		Object.entries(faults)
			.filter(([at]) => at !== 'wished.to' || wished.from !== '')
			.map(([at, code]) => [at === 'contact.messenger.name' ? 'contact.name' : at, code]),
	);

/** What no field alone can tell. */
function together(values: AskValues): AskFaults {
	const { isFlexible, wished, persons } = values;
	const isMissing = !isFlexible && wished.from === '';
	const isPast = !isFlexible && wished.from !== '' && (wished.to || wished.from) < koreanDay(new Date());
	const empty = (['title', 'contents'] as const).filter((field) => values[field].trim() === '');
	return Object.fromEntries([
		...empty.map((field) => [field, 'required'] as const),
		...(isMissing ? [['wished.from', 'required'] as const] : []),
		...(isPast ? [['wished.from', 'date-past'] as const] : []),
		...needFaults(needsOf(values), persons).map(({ at, code }) => [`needs.${at}`, code] as const),
		...consentsAsked(values)
			.filter((one) => !values.agreements[one])
			.map((one) => [`agreements.${one}`, 'must-agree'] as const),
	] satisfies (readonly [string, FaultCode])[]);
}

const order = ['area', 'kind', 'title', 'contents', 'wished', 'persons', 'languages', 'region', 'budget', 'needs'];
const positionOf = (field: string): number => {
	const at = order.indexOf(field.split('.')[0] ?? '');
	return at < 0 ? order.length : at;
};
const inOrder = (faults: AskFaults): AskFaults =>
	Object.fromEntries(Object.entries(faults).sort(([one], [other]) => positionOf(one) - positionOf(other)));

/** The question as the server takes it; only for a form without faults. */
export const questionBody = (values: AskValues, sending: Sending): QuestionForm =>
	questionForm.parse(bodyOf(values, sending));

/** The same of one that was sent before. */
export const editedBody = (values: AskValues, { revision, country }: { revision: number; country: string }) => {
	const { key: _, agreements: __, ...parts } = questionForm.parse(bodyOf(values, { ...anySending, country }));
	return { ...parts, revision };
};
