import { noop, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProviderDetail } from '#contract/api/provider.ts';
import { matchPage } from '#contract/page-address.ts';
import { titleOf } from '#site/page-title.ts';
import { useRouter } from '#site/router/router.tsx';
import { useClosing } from '#site/router/use-closing.ts';
import { useViewer } from '#site/shell/site-context.tsx';
import { useWayBack } from '#site/shell/use-way-back.ts';
import { usePage } from '#site/use-page.ts';
import { wordsOf } from '#site/words.ts';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { ProviderProfile } from '#views/provider/provider-profile.tsx';
import { NotLoaded, NotThere, Waiting } from '#views/provider/provider-states.tsx';
import { providerIn, withProvider } from '../provider-address.ts';
import { providerQuery } from './provider-query.ts';
import styles from './provider-sheet.module.css';
import { providerWords, useProviderWords } from './provider-words.ts';

type Props = { id: string; isOpen: boolean; footer?: ReactNode };

/**
 * A provider's profile over the page: from the side, on phones from below. The server's HTML has it lying there already,
 * closed by a link; as soon as the scripts are there it is a dialog like the others.
 */
export function ProviderSheet({ id, isOpen, footer }: Props) {
	const page = usePage();
	const { locale } = page;
	const hasWords = useProviderWords(locale);
	const client = useQueryClient();
	const options = providerQuery(page, id);
	const query = useQuery(options);
	// What is old by now is fetched again when it is opened again, with the old in view; what came with the page is not,
	// however long the page took to come to life.
	const isFirst = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: opening is what counts
	useEffect(() => {
		if (isOpen && !isFirst.current) void client.query(options).catch(noop);
		isFirst.current = false;
	}, [isOpen, id]);
	useTabTitle(isOpen ? query.data?.name : undefined);
	if (!hasWords) return null;
	return (
		<TranslationsProvider locale={locale} messages={wordsOf(locale, providerWords)}>
			<ProviderOverlay query={query} isOpen={isOpen} footer={footer} />
		</TranslationsProvider>
	);
}

function ProviderOverlay({
	query: { data, error, refetch },
	isOpen,
	footer,
}: {
	query: UseQueryResult<ProviderDetail>;
	isOpen: boolean;
	footer: ReactNode;
}) {
	const t = useTranslations('provider');
	const { location } = useRouter();
	const address = location.pathname + withProvider(location.search, undefined);
	const close = useClosing(providerIn(usePage().search) !== undefined, address);
	const isLive = useIsLive();
	const isMember = useViewer() !== null;
	const wayBack = useWayBack();
	// What the server has shown does not come in a second time.
	const [isStill] = useState(!isLive);
	// A failure on the server is nobody's: the browser asks again.
	const hasFailed = error !== null && isLive;
	const status = (error as { status?: number } | null)?.status;
	return (
		<div className={isStill ? styles.still : styles.side} data-served={isLive ? undefined : ''}>
			<Sheet
				isOpen={isOpen}
				title={data?.name ?? t('title')}
				closeLabel={t('close')}
				onClose={close}
				footer={footer}
				hasAddress
			>
				<a className={styles.close} href={address} aria-label={t('close')}>
					<Icon name="close" />
				</a>
				{data && <ProviderProfile provider={data} isMember={isMember} wayBack={wayBack} />}
				{!data && !hasFailed && <Waiting />}
				{!data &&
					hasFailed &&
					(status === 404 ? <NotThere /> : <NotLoaded error={error} onRetry={() => void refetch()} />)}
			</Sheet>
		</div>
	);
}

/** Its data may come after the address: then the tab is called so late. Closed, the page names it again. */
function useTabTitle(name: string | undefined): void {
	const { here } = useRouter();
	const { locale } = usePage();
	useEffect(() => {
		if (name !== undefined) document.title = titleOf({ match: matchPage(here.path), locale, ownTitle: name }).title;
	}, [name, here, locale]);
}
