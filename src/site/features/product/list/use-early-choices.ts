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
	useEffect(() => {
		latest.current = page;
	});
	const take = () => {
		if (!form.current) return;
		const { area, choices, apply } = latest.current;
		const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
		const given = choicesOf(new URLSearchParams(fields), area);
		const isOther = JSON.stringify(queryOf(given)) !== JSON.stringify(queryOf({ ...choices, cursor: undefined }));
		if (isOther) apply(given, { replace: true });
	};
	useEffect(() => {
		// Only the server's page has fields that nobody has read: who comes by a link may not have all of them yet.
		if (isFirst.current && form.current?.querySelector('[data-waiting]')) take();
		isFirst.current = false;
	});
	return take;
}
