import { type RefObject, useEffect, useRef } from 'react';
import type { AreaSlug } from '#domain/area/areas.ts';
import { choicesOf, type ListChoices, queryOf } from './list-choices.ts';
import type { Apply } from './use-list-navigation.ts';

type Page = { area: AreaSlug; choices: ListChoices; apply: Apply };

/** What was ticked or typed on the server's page before its scripts came holds as soon as they are here. */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, page: Page): void {
	const first = useRef<Page | undefined>(page);
	useEffect(() => {
		if (!first.current || !form.current) return;
		const { area, choices, apply } = first.current;
		first.current = undefined;
		const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
		const given = choicesOf(new URLSearchParams(fields), area);
		const isOther = JSON.stringify(queryOf(given)) !== JSON.stringify(queryOf({ ...choices, cursor: undefined }));
		if (isOther) apply(given, { replace: true });
	}, [form]);
}
