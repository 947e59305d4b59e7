import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKeyRow } from '#contract/api/api-key.ts';
import { keyPrefix } from '#domain/api-key/api-key.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './api.module.css';

export const keysKey = 'GET /api/organisations/:id/keys';

type Props = {
	organisation: string;
	/** For operators, who see another's keys and take them away. */
	isOfAnother?: boolean;
	onTold: (sentence: string) => void;
};

/** All keys there ever were, the newest first; the keys themselves are nowhere. */
export function KeyList({ organisation, isOfAnother = false, onTold }: Props) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	const query = useInfiniteQuery({
		queryKey: [keysKey, organisation],
		queryFn: ({ pageParam: cursor }) => callApi(keysKey, { params: { id: organisation }, query: { cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<Card title={t('keys.title')}>
			{!isOfAnother && <p className={styles.small}>{t('keys.text')}</p>}
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <p className={styles.empty}>{t('keys.empty')}</p>;
					return (
						<>
							<p className={styles.count}>{t('keys.count', { count: data[0]?.total ?? 0 })}</p>
							<ul>
								{items.map((one) => (
									<KeyItem key={one.id} {...{ organisation, isOfAnother, one, onTold }} />
								))}
							</ul>
							{query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{t('more')}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</Card>
	);
}

const tones = { good: 'ok', revoked: 'neutral', expired: 'warn', orphaned: 'warn' } as const;

function KeyItem({ organisation, isOfAnother, one, onTold }: Props & { one: ApiKeyRow }) {
	const t = useTranslations('console.api');
	const [isAsking, setAsking] = useState(false);
	return (
		<li className={styles.row}>
			<div className={styles.what}>
				<p className={styles.name}>
					<b>{one.name}</b> <Badge tone={tones[one.state]}>{t(`keys.state.${one.state}`)}</Badge>
				</p>
				<p className={styles.small}>
					<code>{`${keyPrefix}…${one.ending}`}</code>
					<span>{t('keys.until', { date: formatDate(one.expiresAt, 'Asia/Seoul') })}</span>
					<span>{one.lastUsedAt ? t('keys.used', { time: momentOf(one.lastUsedAt) }) : t('keys.unused')}</span>
					{one.maker && <span>{t('keys.by', { name: one.maker })}</span>}
				</p>
				<p className={styles.rights}>{one.rights.map((right) => t(`right.${right}`)).join(' · ')}</p>
				{one.state === 'orphaned' && !isOfAnother && <p className={styles.small}>{t('keys.orphanedText')}</p>}
			</div>
			{one.state !== 'revoked' && (
				<Button
					variant="quiet"
					size="sm"
					aria-label={t('keys.revokeOf', { name: one.name })}
					onClick={() => setAsking(true)}
				>
					{t('keys.revoke')}
				</Button>
			)}
			<RevokeDialog
				organisation={organisation}
				one={one}
				isOpen={isAsking}
				onClose={() => setAsking(false)}
				onTold={onTold}
			/>
		</li>
	);
}

type Asking = Props & { one: ApiKeyRow; isOpen: boolean; onClose: () => void };

function RevokeDialog({ organisation, one, isOpen, onClose, onTold }: Asking) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	const client = useQueryClient();
	const { save, failure, isBusy, forget } = useSaving({ textOf: useConsoleFailure() });
	const close = () => {
		forget();
		onClose();
	};
	const revoke = async () => {
		const params = { id: organisation, keyId: one.id };
		if (!(await save(() => callApi('DELETE /api/organisations/:id/keys/:keyId', { params })))) return;
		close();
		onTold(t('keys.revoked', { name: one.name }));
		await client.invalidateQueries({ queryKey: [keysKey, organisation] });
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('keys.revokeTitle', { name: one.name })}
			confirmLabel={t('keys.revoke')}
			cancelLabel={t('cancel')}
			isDestructive
			isBusy={isBusy}
			error={failure}
			onConfirm={() => void revoke()}
			onClose={close}
		>
			{t('keys.revokeText')}
		</ConfirmDialog>
	);
}
