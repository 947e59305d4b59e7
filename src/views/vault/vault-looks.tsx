import { useInfiniteQuery } from '@tanstack/react-query';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import styles from './vault.module.css';

type Props = { fileId: string; name: string; language: ContentLocale; onClose: () => void };

/** Who opened a file, and when: by house and what its reader is there, newest first. */
export function VaultLooks({ fileId, name, language, onClose }: Props) {
	const t = useTranslations('vault');
	const callApi = useApi();
	const looks = useInfiniteQuery({
		queryKey: ['GET /api/vault/looks', fileId, language],
		queryFn: ({ pageParam }) =>
			callApi('GET /api/vault/looks', { query: { file: fileId, language, ...(pageParam && { cursor: pageParam }) } }),
		initialPageParam: '',
		getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
	});
	return (
		<Sheet isOpen isProse title={t('looks.title', { name })} closeLabel={t('view.close')} onClose={onClose}>
			<div className={styles.stack}>
				{looks.isPending && <Spinner label={t('view.loading')} slowLabel={t('view.loading')} />}
				{looks.isError && (
					<Note tone="bad" isAlert>
						{t('unreachable')}
						<FailureNumber error={looks.error} />
					</Note>
				)}
				<ul className={styles.rows}>
					{looks.data?.pages
						.flatMap(({ items }) => items)
						.map(({ id, organisation, by, at }) => (
							<li key={id}>
								<b>
									{[organisation || t('looks.house'), by && t('looks.by', { role: by })].filter(Boolean).join(' · ')}
								</b>
								<time className={styles.small} dateTime={at}>
									{t('looks.at', { date: formatDate(at), time: formatTime(at, koreanZone) })}
								</time>
							</li>
						))}
				</ul>
				{looks.hasNextPage && (
					<Button isBusy={looks.isFetchingNextPage} onClick={() => void looks.fetchNextPage()}>
						{t('looks.more')}
					</Button>
				)}
			</div>
		</Sheet>
	);
}
