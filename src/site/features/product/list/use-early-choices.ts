import { type RefObject, useEffect, useRef } from 'react';
import type { AreaSlug } from '#domain/area/areas.ts';
import { choicesOf, type ListChoices, queryOf } from './list-choices.ts';
import type { Apply } from './use-list-navigation.ts';

type Page = { area: AreaSlug; choices: ListChoices; apply: Apply };

/**
 * What was ticked or typed on the server's page before its scripts came holds as soon as they are here; what is told back is for
 * fields whose scripts come after the list's.
 */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, page: Page): () => void {
	const latest = useRef(page);
	const isFirst = useRef(true);
	/** What the fields began with. Once something else is chosen by a link, they are behind it. */
	const begun = useRef(asked(page.choices));
	useEffect(() => {
		latest.current = page;
	});
	const take = () => {
		const { area, choices, apply } = latest.current;
		if (!form.current || asked(choices) !== begun.current) return;
		const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
		const given = choicesOf(new URLSearchParams(fields), area);
		if (asked(given) === begun.current) return;
		begun.current = asked(given);
		apply(given, { replace: true });
	};
	useEffect(() => {
		// Only the server's page has fields that nobody has read: who comes by a link may not have all of them yet.
		if (isFirst.current && form.current?.querySelector('[data-waiting]')) take();
		isFirst.current = false;
	});
	return take;
}

const asked = (choices: ListChoices): string => JSON.stringify(queryOf({ ...choices, cursor: undefined }));
