import { consolePages } from '#contract/console-pages.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { isCalendarDay } from '#domain/kernel/calendar-day.ts';
import type { Locale } from '#i18n/locales.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const day = { test: isCalendarDay };

/** What the trail is narrowed by, in the order of the address, which holds all of it. Ids and codes, never names. */
const shapes = {
	...{ kind: /^[a-z]+\.[a-z]+(?:-[a-z]+)*$/, from: day, to: day, actor: uuid, about: uuid },
	...{ subjectKind: /^[a-z]+(?:-[a-z]+)*$/, subjectId: /^.{1,100}$/, code: /^[\dA-Za-z -]{5,40}$/ },
};
type ChoiceName = keyof typeof shapes;
const names = Object.keys(shapes) as ChoiceName[];
export type AuditChoices = { [Name in ChoiceName]?: string | undefined };

/** What an address says; what is malformed in it, as if it were not there. */
export function choicesIn(query: URLSearchParams): AuditChoices {
	const found = names.flatMap((name) => {
		const value = query.get(name);
		return value !== null && shapes[name].test(value) ? [[name, value] as const] : [];
	});
	const { subjectKind, subjectId, code, ...rest } = Object.fromEntries(found) as AuditChoices;
	if (code !== undefined) return { ...rest, code };
	return { ...rest, ...(subjectKind !== undefined && { subjectKind, ...(subjectId !== undefined && { subjectId }) }) };
}

const given = (choices: AuditChoices): [string, string][] =>
	names.flatMap((name) => {
		const value = choices[name];
		return value === undefined ? [] : [[name, value]];
	});

/** Another subject in place of the one it was narrowed by. */
export const ofSubject = (
	choices: AuditChoices,
	subject: Pick<AuditChoices, 'subjectKind' | 'subjectId' | 'code'>,
): AuditChoices => ({ ...choices, subjectKind: undefined, subjectId: undefined, code: undefined, ...subject });

export const hasChoices = (choices: AuditChoices): boolean => given(choices).length > 0;

export function addressOf(choices: AuditChoices): string {
	const search = new URLSearchParams(given(choices)).toString();
	return search === '' ? consolePages.audit.path : `${consolePages.audit.path}?${search}`;
}

/** Days are Korea's; the last one is whole. */
const midnight = (on: string): string => new Date(`${on}T00:00:00+09:00`).toISOString();

export const queryOf = ({ from, to, ...choices }: AuditChoices): AuditChoices => ({
	...choices,
	...(from !== undefined && { from: midnight(from) }),
	...(to !== undefined && { to: midnight(addDays(to, 1)) }),
});

export const exportAddress = (choices: AuditChoices, language: Locale): string =>
	`/api/audit-entries/export?${new URLSearchParams([...given(queryOf(choices)), ['language', language]])}`;
