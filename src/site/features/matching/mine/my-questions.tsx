import { useCallback, useState } from 'react';
import type { matchingEndpoints, OwnQuestion } from '#contract/api/matching.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { pagePath } from '#contract/page-address.ts';
import { type MineFilter, mineFilters } from '#domain/matching/waiting.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { HeldQuestions } from './held-questions.tsx';
import styles from './my-questions.module.css';
import { OwnQuestionRow } from './own-question-row.tsx';

type OwnQuestions = OutputOf<(typeof matchingEndpoints)['GET /api/matching/questions/mine']>;

type Props = { data: OwnQuestions; filter: MineFilter; isLater: boolean; email: string; isHeldSaved: boolean };

/** Questions, answers and threads in one place, what waits for the member first. */
export function MyQuestions({ data, filter, isLater, email, isHeldSaved }: Props) {
	const page = useTranslations('page');
	const shell = useTranslations('shell');
	const t = useTranslations('matching.mine');
	const addressFor = usePageAddress();
	const [message, setMessage] = useState(isHeldSaved ? t('held.saved') : undefined);
	const addressOf = (next: MineFilter, cursor?: string) =>
		addressFor(pagePath('myMatches'), { filter: next === 'all' ? undefined : next, cursor });
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<h2 className={styles.title}>{page('myMatches.title')}</h2>
				<PageLink page="matchingForm" className={buttonClass({ variant: 'brand' })}>
					<Icon name="pencil" />
					{t('ask')}
				</PageLink>
			</div>
			<HeldQuestions questions={data.held} email={email} onDone={setMessage} />
			{data.counts.all > 0 && (
				<nav className={styles.chips} aria-label={t('filters')}>
					{mineFilters.map((one) => (
						<AddressLink
							key={one}
							href={addressOf(one)}
							className={chipClass({ isOn: one === filter })}
							aria-current={one === filter ? 'true' : 'false'}
							keepScroll
						>
							{t(`filter.${one}`)} <ChipCount>{data.counts[one]}</ChipCount>
						</AddressLink>
					))}
				</nav>
			)}
			{data.items.length === 0 && data.held.length === 0 && (
				<EmptyState isPanel level={3} title={t('none')} text={t('noneText')} />
			)}
			<ul className={styles.list}>
				{data.items.map((question: OwnQuestion) => (
					<OwnQuestionRow key={question.id} question={question} onDone={setMessage} />
				))}
			</ul>
			<Pagination
				label={t('pages')}
				previous={
					isLater && (
						<AddressLink href={addressOf(filter)} className={buttonClass()} rel="prev">
							<Icon name="chevronLeft" />
							{t('first')}
						</AddressLink>
					)
				}
				next={
					data.nextCursor !== null && (
						<AddressLink href={addressOf(filter, data.nextCursor)} className={buttonClass()} rel="next">
							{t('next')}
							<Icon name="chevronRight" />
						</AddressLink>
					)
				}
			/>
			<p className={styles.small}>
				<Icon name="lock" />
				{t('anonymous')}
			</p>
			<Toast
				message={message}
				closeLabel={shell('closeMessage')}
				onClose={useCallback(() => setMessage(undefined), [])}
			/>
		</div>
	);
}
