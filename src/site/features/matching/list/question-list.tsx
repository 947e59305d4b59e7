import type { FormEvent } from 'react';
import type { ListedQuestion } from '#contract/api/matching.ts';
import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import { mostCounted } from '#domain/matching/question.ts';
import { admit } from '#domain/member/access.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { PageFrame } from '#site/shell/page-frame.tsx';
import { useViewer } from '#site/shell/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNow } from '#views/clock/use-now.ts';
import { AreaChips } from './area-chips.tsx';
import { ListFilters } from './list-filters.tsx';
import { addressQuery, isChosen, type QuestionChoices } from './question-choices.ts';
import styles from './question-list.module.css';
import { QuestionRow } from './question-row.tsx';
import { useRememberedList } from './remembered-list.ts';

const picture = { src: '/assets/images/magpie.webp', width: 600, height: 450 };

type List = { items: readonly ListedQuestion[]; total: number; nextCursor: string | null };

type Props = {
	choices: QuestionChoices;
	list: List;
	/** When it was asked for: ages begin with it, on the server and here. */
	loadedAt: number;
	/** The questions of what is chosen are on their way; those in view are the old ones. */
	isPending: boolean;
};

/** A form and links, so that it serves without scripts; with them nothing is loaded anew. */
export function QuestionList({ choices, list, loadedAt, isPending }: Props) {
	const t = useTranslations('matching.list');
	const page = useTranslations('page');
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const now = useNow(loadedAt);
	const isPartner = admit('partner', useViewer()) === 'admitted';
	const onLeave = useRememberedList();
	const hrefOf = (change: Partial<QuestionChoices>) =>
		addressFor(pagePath('matchingList'), addressQuery({ ...choices, cursor: undefined, ...change }));
	const apply = (change: Partial<QuestionChoices>) =>
		navigate(hrefOf(change), { replace: 'search' in change, keepScroll: true });
	const most = choices.search ? mostCounted.found : mostCounted.listed;
	// With scripts the list has followed every choice already.
	const stay = (event: FormEvent) => event.preventDefault();
	return (
		<PageFrame title={page('matchingList.title')} lead={t('lead')} crumbs={[]} picture={picture}>
			<div className={styles.ways}>
				<PageLink page="matchingForm" className={buttonClass({ variant: 'primary' })}>
					<Icon name="pencil" />
					{t('ask')}
				</PageLink>
				{isPartner && (
					<a href={consolePages.matching.path} className={buttonClass()}>
						{t('inbox')}
					</a>
				)}
			</div>
			<form className={styles.form} action={addressFor(pagePath('matchingList'))} autoComplete="off" onSubmit={stay}>
				<AreaChips chosen={choices.area} hrefOf={(area) => hrefOf({ area, kind: undefined })} />
				{choices.area && <input type="hidden" name="area" value={choices.area} />}
				<ListFilters choices={choices} apply={apply} />
			</form>
			<p className={styles.count} aria-live="polite">
				{t(list.total >= most ? 'many' : 'count', { count: Math.min(list.total, most) })}
			</p>
			{list.items.length === 0 ? (
				<Nothing isSearched={isChosen(choices)} />
			) : (
				<ul className={styles.list} data-pending={isPending || undefined} aria-busy={isPending}>
					{list.items.map((question) => (
						<QuestionRow key={question.id} question={question} now={now} onLeave={onLeave} />
					))}
				</ul>
			)}
			<Pages isFirst={choices.cursor === undefined} nextCursor={list.nextCursor} hrefOf={hrefOf} />
			{list.items.some(({ locale }) => locale === 'ko') && <KoreanType />}
		</PageFrame>
	);
}

/** Nothing was found, or nobody has asked yet. */
function Nothing({ isSearched }: { isSearched: boolean }) {
	const t = useTranslations('matching.list');
	return (
		<EmptyState
			isPanel
			picture={picture}
			title={t(isSearched ? 'nothing.title' : 'empty.title')}
			text={t(isSearched ? 'nothing.text' : 'empty.text')}
			actions={
				isSearched && (
					<PageLink page="matchingList" className={buttonClass({ variant: 'brand' })} aria-current="false">
						{t('nothing.action')}
					</PageLink>
				)
			}
		/>
	);
}

type PagesProps = {
	isFirst: boolean;
	nextCursor: string | null;
	hrefOf: (change: Partial<QuestionChoices>) => string;
};

function Pages({ isFirst, nextCursor, hrefOf }: PagesProps) {
	const t = useTranslations('matching.list');
	const page = useTranslations('page');
	const link = { className: buttonClass(), 'aria-current': 'false' } as const;
	return (
		<Pagination
			label={page('matchingList.title')}
			previous={
				!isFirst && (
					<AddressLink {...link} href={hrefOf({})} rel="prev">
						<Icon name="chevronLeft" />
						{t('first')}
					</AddressLink>
				)
			}
			next={
				nextCursor && (
					<AddressLink {...link} href={hrefOf({ cursor: nextCursor })} rel="next">
						{t('next')}
						<Icon name="chevronRight" />
					</AddressLink>
				)
			}
		/>
	);
}
