import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { InboxQuestion } from '#contract/api/matching-answer.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { type InboxQueue, inboxQueues, toldCount } from '#domain/matching/answer.ts';
import { timeSpan } from '#i18n/time-span.ts';
import { Button } from '#ui/button.tsx';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Select } from '#ui/select.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './inbox.module.css';
import { InboxFilters } from './inbox-filters.tsx';
import { choicesIn, hasFilters, type InboxChoices, inboxAddress, inboxKey, useInbox } from './inbox-query.ts';
import { InboxRow } from './inbox-row.tsx';

/** Questions for a provider: who waits for its word first, then what fits and nobody of it has answered. */
export function InboxPage() {
	const t = useTranslations('matching.desk');
	const pages = useTranslations('console.pages');
	const choices = choicesIn(useConsoleAddress().query);
	const query = useInbox(choices);
	const putting = usePuttingAway(query.data?.[0]?.provider?.id);
	return (
		<>
			<PageHead title={pages('matching')} text={t('lead')} />
			<Await query={query}>
				{(data) => {
					const [first] = data;
					const items = data.flatMap((page) => page.items);
					if (!first?.provider) return <EmptyState isPanel title={t('noProvider')} text={t('noProviderText')} />;
					return (
						<>
							<Whose provider={first.provider} providers={first.providers} choices={choices} />
							<Queues choices={choices} counts={first.counts} />
							<InboxFilters choices={choices} areas={first.areas} />
							{choices.queue === 'fitting' && first.counts.requested > 0 && !hasFilters(choices) && (
								<Waiting choices={choices} onAway={putting.put} />
							)}
							<List
								items={items}
								choices={choices}
								isBusy={query.isPlaceholderData}
								onAway={putting.put}
								more={
									query.hasNextPage && (
										<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
											{t('more')}
										</Button>
									)
								}
							/>
						</>
					);
				}}
			</Await>
			{putting.toast}
		</>
	);
}

type WhoseProps = {
	provider: { id: string; name: string; medianAnswerMinutes: number | null };
	providers: readonly { id: string; name: string; waiting: number }[];
	choices: InboxChoices;
};

/** For whom one looks, and how fast that house answers: told as travellers are told it. */
function Whose({ provider, providers, choices }: WhoseProps) {
	const t = useTranslations('matching.desk');
	const about = useTranslations('matching');
	const minutes = provider.medianAnswerMinutes;
	return (
		<div className={styles.whose}>
			{providers.length > 1 ? (
				<Select
					name="provider"
					label={t('provider')}
					isLabelShown
					value={provider.id}
					options={providers.map(({ id, name, waiting }) => ({
						value: id,
						label: waiting === 0 ? name : t('providerWaiting', { name, count: waiting }),
					}))}
					onChange={(id) => navigate(inboxAddress({ ...choices, provider: id, area: undefined, kind: undefined }))}
				/>
			) : (
				<strong>{provider.name}</strong>
			)}
			<p className={styles.small}>
				{minutes === null ? t('paceNew') : t('pace', { span: about('about', timeSpan(minutes * minuteMs)) })}
			</p>
		</div>
	);
}

type QueuesProps = { choices: InboxChoices; counts: Record<InboxQueue, number> };

function Queues({ choices, counts }: QueuesProps) {
	const { queue: current } = choices;
	const t = useTranslations('matching.desk');
	return (
		<nav className={styles.queues} aria-label={t('queues')}>
			{inboxQueues.map((one) => (
				<ConsoleLink
					key={one}
					to={inboxAddress({ ...choices, queue: one })}
					className={chipClass({ isOn: one === current })}
					aria-current={one === current ? 'page' : undefined}
				>
					{t(`queue.${one}`)}
					<ChipCount>{toldCount(counts[one])}</ChipCount>
				</ConsoleLink>
			))}
		</nav>
	);
}

/** No filters at all. */
const nowhere = choicesIn(new URLSearchParams());

type Away = (question: InboxQuestion, isHidden: boolean) => void;

/** Somebody has picked this house and waits for its word: above everything else. */
function Waiting({ choices, onAway }: { choices: InboxChoices; onAway: Away }) {
	const t = useTranslations('matching.desk');
	const requested = { ...choices, queue: 'requested' } as const;
	const query = useInbox(requested);
	return (
		<section className={styles.waiting} aria-labelledby="waiting-requests">
			<h2 id="waiting-requests" className={styles.heading}>
				{t('waitingTitle')}
			</h2>
			<Await query={query}>
				{(data) => <Rows items={data.flatMap(({ items }) => items)} choices={requested} onAway={onAway} />}
			</Await>
		</section>
	);
}

type ListProps = { items: readonly InboxQuestion[]; choices: InboxChoices; onAway: Away };

function List({ more, isBusy, ...list }: ListProps & { more: ReactNode; isBusy: boolean }) {
	const t = useTranslations('matching.desk');
	const { items, choices } = list;
	const { queue, provider } = choices;
	if (items.length === 0 && !isBusy && hasFilters(choices))
		return (
			<>
				<EmptyState
					isPanel
					title={t('filter.nothing')}
					actions={<ConsoleLink to={inboxAddress({ ...nowhere, queue, provider })}>{t('filter.clear')}</ConsoleLink>}
				/>
				{more}
			</>
		);
	if (items.length === 0)
		return (
			<EmptyState
				isPanel
				title={t(`empty.${queue}`)}
				text={queue === 'fitting' ? t('emptyFitting') : undefined}
				actions={
					queue === 'fitting' && (
						<ConsoleLink to={inboxAddress({ ...choices, queue: 'rest' })}>{t('seeRest')}</ConsoleLink>
					)
				}
			/>
		);
	return (
		<section id={listId} tabIndex={-1} className={styles.found} aria-labelledby="inbox-heading" aria-busy={isBusy}>
			<h2 id="inbox-heading" className="visually-hidden">
				{t(`queue.${queue}`)}
			</h2>
			<Rows {...list} />
			{more}
		</section>
	);
}

/** Where one reads on after a row has gone. */
const listId = 'inbox-list';

function Rows({ items, choices, onAway }: ListProps) {
	return (
		<ul className={styles.list}>
			{items.map((question) => (
				<InboxRow key={question.id} {...{ question, choices, onAway }} />
			))}
		</ul>
	);
}

/** “Not for us”, and back again while it is still on screen. */
function usePuttingAway(provider: string | undefined) {
	const t = useTranslations('matching.desk');
	const callApi = useApi();
	const client = useQueryClient();
	const saving = useSaving({ textOf: useConsoleFailure() });
	const [done, setDone] = useState<{ question: InboxQuestion; isHidden: boolean }>();
	const put: Away = (question, isHidden) =>
		void saving.save(async () => {
			const query = provider ? { provider } : {};
			await callApi('POST /api/matching/questions/:id/hidden', {
				params: { id: question.id },
				query,
				body: { isHidden },
			});
			setDone({ question, isHidden });
			await client.invalidateQueries({ queryKey: [inboxKey] });
			// Its row is gone, and with it the button that was pressed.
			document.getElementById(listId)?.focus({ preventScroll: true });
		});
	const message = saving.failure ?? (done && t(done.isHidden ? 'putAway' : 'takenOut', { title: done.question.title }));
	const close = () => {
		setDone(undefined);
		saving.forget();
	};
	const toast = (
		<Toast
			message={message}
			tone={saving.failure ? 'bad' : 'ok'}
			closeLabel={t('close')}
			onClose={close}
			durationMs={8_000}
			action={
				done &&
				!saving.failure && (
					<Button size="sm" variant="link" onClick={() => put(done.question, !done.isHidden)}>
						{t('undo')}
					</Button>
				)
			}
		/>
	);
	return { put, toast };
}
