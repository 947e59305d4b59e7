import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsultationRow } from '#contract/api/consultation.ts';
import { isOpenConsultation } from '#domain/consultation/consultation.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsultationRows } from '#views/consultation/consultation-rows.tsx';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { laterConsultationsQuery } from './consultation-queries.ts';
import styles from './request/request.module.css';

const shown = 5;

/** What waits for the member, then what is still open. */
const order = ({ waitsFor, role, state, unread }: ConsultationRow) =>
	waitsFor === role || unread > 0 ? 0 : isOpenConsultation(state) ? 1 : 2;

type Props = {
	/** The newest. */
	rows: readonly ConsultationRow[];
	/** Where the older ones begin. */
	nextCursor: string | null;
};

/** Consultations on my page: a few, then all of the first page, then one page after the other. */
export function MyConsultations({ rows, nextCursor }: Props) {
	const t = useTranslations('consultation.list');
	const unreachable = useTranslations('consultation')('unreachable');
	const [isWhole, setIsWhole] = useState(false);
	const later = useInfiniteQuery(laterConsultationsQuery(useApi(), { language: useLocale(), from: nextCursor }));
	const older = later.data?.pages.flatMap(({ items }) => items) ?? [];
	const hasMore = later.data ? later.hasNextPage : nextCursor !== null;
	const sorted = [...rows, ...older].toSorted((one, other) => order(one) - order(other));
	return (
		<section className={styles.section} aria-labelledby="my-consultations">
			<h2 id="my-consultations">{t('title')}</h2>
			<ConsultationRows
				rows={isWhole ? sorted : sorted.slice(0, shown)}
				linkTo={(row, className, children) => (
					<PageLink
						page="consultationForm"
						params={{ id: row.product.id }}
						query={{ request: row.id }}
						className={className}
					>
						{children}
					</PageLink>
				)}
			/>
			{later.isError && (
				<Note tone="bad" isAlert>
					{unreachable}
					<FailureNumber error={later.error} />
				</Note>
			)}
			{rows.length > shown && (!isWhole || hasMore) && (
				<Button
					variant="quiet"
					isBusy={later.isFetching}
					onClick={() => {
						setIsWhole(true);
						if (isWhole) void (later.data ? later.fetchNextPage() : later.refetch());
					}}
				>
					{t('more')}
				</Button>
			)}
		</section>
	);
}
