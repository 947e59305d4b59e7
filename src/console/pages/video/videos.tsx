import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { looksAfter } from '#domain/member/access.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { VideoOff } from '#views/video/video-off.tsx';
import { VideoRows } from '#views/video/video-rows.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { profileKey } from '../../frame/maintenance-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import { RoomCheck } from './room-check.tsx';
import styles from './video.module.css';

const listKey = 'GET /api/video-dates';
const offerKey = 'GET /api/video-offer';

/** Talks by video of the houses one answers for, and those one interprets. */
export function VideosPage() {
	const t = useTranslations('video.desk');
	const pages = useTranslations('console.pages');
	const viewer = useViewer();
	const isRunning = looksAfter(viewer, 'running');
	const isHost = organisationsWhere(viewer, 'consultation.answer').length > 0;
	return (
		<>
			<PageHead title={pages('videos')} text={t('lead')} />
			<VideoOff />
			{isRunning && <Switch />}
			{isRunning && <RoomCheck />}
			<Talks as="interpreter" isAlone={!isHost} />
			{isHost && <Talks as="house" isAlone />}
		</>
	);
}

/** `isAlone`: where there is none, it says so. */
function Talks({ as, isAlone }: { as: 'house' | 'interpreter'; isAlone: boolean }) {
	const t = useTranslations('video.desk');
	const list = useTranslations('video.list');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useInfiniteQuery({
		queryKey: [listKey, as, language],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { query: { as, language, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	const rows = query.data?.flatMap((page) => page.items) ?? [];
	// Few interpret: those who do not need not wait for a list of theirs.
	if (!isAlone && rows.length === 0) return null;
	return (
		<section className={styles.section}>
			{as === 'interpreter' && <h2>{list('interpreter')}</h2>}
			<Await query={query}>
				{() =>
					rows.length === 0 ? (
						<EmptyState isPanel title={t('empty')} />
					) : (
						<>
							<VideoRows rows={rows} />
							{query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{list('more')}
								</Button>
							)}
						</>
					)
				}
			</Await>
		</section>
	);
}

/** The law on talks by video may change overnight: one switch for the whole site. */
function Switch() {
	const t = useTranslations('video.desk');
	const callApi = useApi();
	const language = useConsoleLocale();
	const client = useQueryClient();
	const [said, setSaid] = useState<string>();
	const saving = useSaving({ textOf: useConsoleFailure() });
	const offer = useQuery({ queryKey: [offerKey, language], queryFn: () => callApi(offerKey, { query: { language } }) });
	if (!offer.data) return null;
	const set = (isOn: boolean) =>
		saving.save(async () => {
			await callApi('PUT /api/video-switch', { body: { isOn } });
			await Promise.all([offerKey, profileKey].map((key) => client.invalidateQueries({ queryKey: [key] })));
			setSaid(t(isOn ? 'on' : 'off'));
		});
	return (
		<>
			<FailureNote>{saving.failure}</FailureNote>
			<CheckRow
				name="isVideoOn"
				label={t('switch')}
				description={t('switchHint')}
				isChecked={offer.data.isOn}
				isBusy={saving.isBusy}
				onChange={(isOn) => void set(isOn)}
			/>
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</>
	);
}
