import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundAtDesk } from '#contract/api/desk.ts';
import { admitToConsole, consolePage, consolePageIds, consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import type { IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { routes } from '../routes.tsx';
import { useConsoleLocale, useViewer } from '../viewer.tsx';

export type FoundRow = { key: string; icon: IconName; title: string; about?: string | undefined; address: string };
export type FoundGroup = { name: 'pages' | 'reservations' | 'products' | 'questions'; rows: FoundRow[] };

const foundKey = 'GET /api/desk/found';
/** So long after the last letter the server is asked. */
const pauseMs = 180;

/** The text once nobody types for a moment. */
function useSettled(text: string): string {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), pauseMs);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}

/** The viewer's own pages at once, by their names; the rest from the server. */
export function useFound(typed: string): { groups: FoundGroup[]; isSearching: boolean; error: unknown } {
	const callApi = useApi();
	const language = useConsoleLocale();
	const pages = usePages(typed.trim());
	const text = useSettled(typed.trim());
	const { data, isFetching, error } = useQuery({
		queryKey: [foundKey, language, text],
		queryFn: () => callApi(foundKey, { query: { language, text } }),
		enabled: text !== '',
		placeholderData: keepPreviousData,
		staleTime: 10_000,
	});
	const found = typed.trim() === '' || !data ? [] : rowsOf(data);
	const groups = [{ name: 'pages' as const, rows: pages }, ...found].filter(({ rows }) => rows.length > 0);
	return { groups, isSearching: isFetching || typed.trim() !== text, error };
}

function usePages(text: string): FoundRow[] {
	const t = useTranslations('console.pages');
	const viewer = useViewer();
	return consolePageIds
		.filter((page) => consolePage(page).parent === undefined && admitToConsole(page, viewer) === 'admitted')
		.map((page) => ({ key: page, icon: routes[page].icon, title: t(page), address: consolePages[page].path }))
		.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
}

function rowsOf({ reservations, products, questions }: FoundAtDesk): FoundGroup[] {
	return [
		{
			name: 'reservations',
			rows: reservations.map(({ id, code, guest, title, on, time }) => ({
				...{ key: id, icon: 'ticket' as const, title: `${guest} · ${code}` },
				about: [title, [formatDate(on), time].filter(Boolean).join(' ')].join(' · '),
				address: `${consolePages.reservations.path}/${id}`,
			})),
		},
		{
			name: 'products',
			rows: products.map(({ id, title }) => ({
				...{ key: id, icon: 'bag' as const, title, address: `${consolePages.products.path}/${id}` },
			})),
		},
		{
			name: 'questions',
			rows: questions.map(({ id, title }) => ({
				...{ key: id, icon: 'message' as const, title, address: `${consolePages.matching.path}/${id}` },
			})),
		},
	];
}
