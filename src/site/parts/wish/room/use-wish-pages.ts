import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownWish } from '#contract/api/wish.ts';
import type { CallApi } from '#contract/api.ts';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { useApi } from '#views/api-context.ts';
import { useWishes } from '../use-wishes.ts';
import type { Wished } from '../wish-store.ts';
import { wishDevice } from './wish-device.ts';

type Page = { wishes: ShownWish[]; next: string | undefined };
type State = { wishes: ShownWish[]; next: string | undefined; isLoading: boolean; isFailed: boolean };

/** As many at once as the server shows. */
const pageLength = 20;

type Asked = { callApi: CallApi; language: ReturnType<typeof useLocale>; after: string | undefined };

async function memberPage({ callApi, language, after }: Asked): Promise<Page> {
	const { items, nextCursor } = await callApi('GET /api/wishes', { query: { language, cursor: after } });
	return { wishes: items, next: nextCursor ?? undefined };
}

/** The device knows price and name of then, the server the rest; `after` counts what is shown already. */
async function visitorPage({ callApi, language, after }: Asked, device: readonly Wished[]): Promise<Page> {
	const from = Number(after ?? 0);
	const part = device.slice(from, from + pageLength);
	if (part.length === 0) return { wishes: [], next: undefined };
	const productIds = part.map(({ productId }) => productId);
	const { wishes } = await callApi('POST /api/wish-lookups', { body: { language, productIds } });
	const known = new Map(part.map((one) => [one.productId, one]));
	return {
		wishes: wishes.map((wish) => {
			const then = known.get(wish.productId);
			return { ...wish, title: wish.title || (then?.title ?? ''), wonThen: then?.won ?? null };
		}),
		next: from + pageLength < device.length ? String(from + pageLength) : undefined,
	};
}

/** The list as it is when it is opened; what is pressed in it stays in view, so that it can be pressed again. */
export function useWishPages() {
	const callApi = useApi();
	const language = useLocale();
	const isMember = useViewer() !== null;
	const [device] = useState(() => wishDevice.read());
	const [state, setState] = useState<State>({ wishes: [], next: undefined, isLoading: true, isFailed: false });
	const isThere = useRef(true);
	// Right after a login the device's wishes are still on their way: an empty list would be said to have nothing.
	const isWhole = useWishes((wishes) => wishes.isWhole);
	const canAsk = !isMember || isWhole;
	const load = useCallback(
		async (after: string | undefined) => {
			setState((before) => ({ ...before, isLoading: true, isFailed: false }));
			const asked = { callApi, language, after };
			try {
				const page = isMember ? await memberPage(asked) : await visitorPage(asked, device);
				if (!isThere.current) return;
				setState(({ wishes }) => ({
					wishes: after === undefined ? page.wishes : [...wishes, ...page.wishes],
					next: page.next,
					isLoading: false,
					isFailed: false,
				}));
			} catch {
				if (isThere.current) setState((before) => ({ ...before, isLoading: false, isFailed: true }));
			}
		},
		[callApi, language, isMember, device],
	);
	useEffect(() => {
		isThere.current = true;
		if (canAsk) void load(undefined);
		return () => {
			isThere.current = false;
		};
	}, [load, canAsk]);
	return { ...state, loadMore: () => load(state.next) };
}
