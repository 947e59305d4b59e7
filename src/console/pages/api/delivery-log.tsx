import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookDelivery } from '#contract/api/webhook.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './api.module.css';

export const deliveriesKey = 'GET /api/organisations/:id/webhooks/:webhookId/deliveries';

type Props = { organisation: string; webhook: string; onTold: (sentence: string) => void };

/** What was sent to a webhook, asked for when it is opened. */
export function DeliveryLog(props: Props) {
	const t = useTranslations('console.api');
	const [isOpen, setOpen] = useState(false);
	return (
		<details className={styles.log} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{t('hooks.log')}</summary>
			{isOpen && <Deliveries {...props} />}
		</details>
	);
}

function Deliveries({ organisation, webhook, onTold }: Props) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	const params = { id: organisation, webhookId: webhook };
	const query = useInfiniteQuery({
		queryKey: [deliveriesKey, webhook],
		queryFn: ({ pageParam: cursor }) => callApi(deliveriesKey, { params, query: { cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<Await query={query}>
			{(data) => {
				const items = data.flatMap((page) => page.items);
				return (
					<>
						{items.length === 0 && <p className={styles.empty}>{t('hooks.logEmpty')}</p>}
						<ul>
							{items.map((one) => (
								<Delivery key={one.id} organisation={organisation} webhook={webhook} one={one} onTold={onTold} />
							))}
						</ul>
						<div className={styles.deeds}>
							<Button size="sm" variant="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()}>
								{t('hooks.refresh')}
							</Button>
							{query.hasNextPage && (
								<Button size="sm" onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{t('more')}
								</Button>
							)}
						</div>
					</>
				);
			}}
		</Await>
	);
}

const tones = { sent: 'ok', waiting: 'warn', 'given-up': 'bad' } as const;

function Delivery({ organisation, webhook, one, onTold }: Props & { one: WebhookDelivery }) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	const client = useQueryClient();
	const { save, failure, isBusy } = useSaving({ textOf: useConsoleFailure() });
	const resend = async () => {
		const params = { id: organisation, webhookId: webhook, deliveryId: one.id };
		const key = 'POST /api/organisations/:id/webhooks/:webhookId/deliveries/:deliveryId/resending';
		if (await save(() => callApi(key, { params }))) onTold(t('hooks.resent'));
		await client.invalidateQueries({ queryKey: [deliveriesKey, webhook] });
	};
	return (
		<li className={styles.row}>
			<div className={styles.what}>
				<p className={styles.name}>
					<b>{t(`kind.${one.kind}`)}</b> <Badge tone={tones[one.state]}>{t(`hooks.delivery.${one.state}`)}</Badge>
				</p>
				<p className={styles.small}>
					<span>{momentOf(one.at)}</span>
					<code>{one.id}</code>
					{one.nextAt && <span>{t('hooks.nextAt', { time: momentOf(one.nextAt) })}</span>}
				</p>
				{one.log.map(({ at, ms, status, failure: why }) => (
					<p key={at} className={styles.small}>
						<span>{momentOf(at)}</span>
						<span>
							{why ? t(`hooks.failure.${why}`) : t('hooks.answer', { status: String(status), ms: String(ms) })}
						</span>
					</p>
				))}
				<FailureNote>{failure}</FailureNote>
			</div>
			<Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => void resend()}>
				{t('hooks.resend')}
			</Button>
		</li>
	);
}
