import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Suggestions } from '#contract/api/suggestion.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useApi } from '#views/api-context.ts';
import { suggestionQuery } from './suggestion-query.ts';

/** A pause of this length between two letters is the end of a word to most. */
const pauseMs = 160;

/** One Latin letter says nothing; one Korean syllable may be a whole word. */
const isEnough = (text: string) => text.length > 1 || /\p{Script=Hangul}/u.test(text);

type State = {
	/** What the answer at hand is for. */
	text: string;
	found: Suggestions | undefined;
	trouble: 'failed' | 'offline' | undefined;
};
const nothing: State = { text: '', found: undefined, trouble: undefined };

/**
 * What may be meant by a text still being typed. The answer before stays until the next is here; one that comes late,
 * when something newer was typed, is dropped.
 */
export function useSuggestions(typed: string, area: AreaSlug | undefined): State {
	const callApi = useApi();
	const client = useQueryClient();
	const language = useLocale();
	const [state, setState] = useState(nothing);
	const text = typed.trim();
	useEffect(() => {
		if (!isEnough(text)) return setState(nothing);
		let isNewest = true;
		const ask = async () => {
			if (!navigator.onLine) return setState({ text, found: undefined, trouble: 'offline' });
			try {
				const found = await client.query(suggestionQuery(callApi, { language, q: text, area }));
				if (isNewest) setState({ text, found, trouble: undefined });
			} catch {
				if (isNewest) setState({ text, found: undefined, trouble: navigator.onLine ? 'failed' : 'offline' });
			}
		};
		const timer = window.setTimeout(ask, pauseMs);
		return () => {
			isNewest = false;
			window.clearTimeout(timer);
		};
	}, [text, area, language, client, callApi]);
	return state;
}
