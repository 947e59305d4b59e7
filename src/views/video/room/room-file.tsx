import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import styles from './room-file.module.css';
import type { Shown } from './use-shown.ts';

type Props = { shown: NonNullable<Shown['shown']>; guest: string; onPage: (page: number) => void; onStop: () => void };

/** A health file that all see: its owner turns the pages and puts it away; the others see it with their names across it. */
export function RoomFile({ shown, guest, onPage, onStop }: Props) {
	const t = useTranslations('video.room.file');
	const { fileId, page, pages, isOwn } = shown;
	const [isLarge, setIsLarge] = useState(false);
	return (
		<figure className={styles.file} data-large={isLarge || undefined}>
			<Page key={`${fileId} ${page}`} {...{ fileId, page }} />
			<figcaption>
				<span>{isOwn ? t('own') : t('by', { guest })}</span>
				{isOwn && pages > 1 && (
					<Tool icon="chevronLeft" isOff={page <= 1} onClick={() => onPage(page - 1)}>
						{t('before')}
					</Tool>
				)}
				{pages > 1 && <span>{t('page', { page, count: pages })}</span>}
				{isOwn && pages > 1 && (
					<Tool icon="chevronRight" isOff={page >= pages} onClick={() => onPage(page + 1)}>
						{t('next')}
					</Tool>
				)}
				<Tool icon={isLarge ? 'minus' : 'magnifier'} onClick={() => setIsLarge(!isLarge)}>
					{t(isLarge ? 'smaller' : 'larger')}
				</Tool>
				{isOwn && (
					<button type="button" className={styles.stop} onClick={onStop}>
						{t('stop')}
					</button>
				)}
			</figcaption>
		</figure>
	);
}

type ToolProps = { icon: Parameters<typeof Icon>[0]['name']; isOff?: boolean; onClick: () => void; children: string };

const Tool = ({ icon, isOff = false, onClick, children }: ToolProps) => (
	<button type="button" className={styles.tool} disabled={isOff} onClick={onClick}>
		<Icon name={icon} label={children} />
	</button>
);

/** Opened once for all of its pages; a link that has run out is asked for anew, once. */
function Page({ fileId, page }: { fileId: string; page: number }) {
	const t = useTranslations('video.room.file');
	const callApi = useApi();
	const [isTriedAgain, setIsTriedAgain] = useState(false);
	const { data, error, isError, refetch } = useQuery({
		queryKey: ['POST /api/vault/files/:id/openings', fileId, 'room'],
		queryFn: () => callApi('POST /api/vault/files/:id/openings', { params: { id: fileId } }),
		// Never kept: the next opening is another look.
		...{ gcTime: 1_000, staleTime: Number.POSITIVE_INFINITY, retry: false },
	});
	const [hasFailed, setHasFailed] = useState(false);
	if (isError || hasFailed)
		return (
			<div role="alert">
				<p>{t('failed')}</p>
				<FailureNumber error={error} />
			</div>
		);
	if (!data) return <p role="status">{t('opening')}</p>;
	return (
		<div className={styles.page}>
			<img
				src={data.kind === 'pdf' ? `${data.path}&page=${page}` : data.path}
				alt={data.name}
				draggable={false}
				onError={() => {
					if (isTriedAgain) setHasFailed(true);
					setIsTriedAgain(true);
					void refetch();
				}}
			/>
		</div>
	);
}
