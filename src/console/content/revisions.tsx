import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import type { Api } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { languageOf } from '#ui/form/texts.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './content.module.css';
import { paramsOf } from './content-queries.ts';
import { differingParts } from './told-value.ts';
import type { ContentForm } from './use-content-form.ts';
import { useFieldName } from './use-field-name.ts';

const korea = 'Asia/Seoul';
const listKey = 'GET /api/console/content/:noun/:id/revisions';

const momentOf = (at: string) => ({ date: formatDate(at, korea), time: formatTime(at, korea) });

type Revision = OutputOf<Api[typeof listKey]>['items'][number];
type Props = { form: ContentForm; onTold: (message: string) => void };

/** Who saved what and when, newest first; any of them can be the draft again. */
export function Revisions(props: Props) {
	const t = useTranslations('console.product.revisions');
	const [isOpen, setIsOpen] = useState(false);
	return (
		<div>
			<Button size="sm" onClick={() => setIsOpen(true)}>
				<Icon name="clock" />
				{t('open')}
			</Button>
			<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('close')} onClose={() => setIsOpen(false)}>
				{isOpen && <List {...props} onClose={() => setIsOpen(false)} />}
			</Sheet>
		</div>
	);
}

function List({ form, onTold, onClose }: Props & { onClose: () => void }) {
	const t = useTranslations('console.product.revisions');
	const callApi = useApi();
	const { editing } = form;
	const query = useInfiniteQuery({
		// Another revision, by whomever, is another list.
		queryKey: [listKey, editing.kind, editing.id, editing.latest],
		queryFn: ({ pageParam }) => callApi(listKey, { params: paramsOf(editing), query: { cursor: pageParam } }),
		...byCursor,
		select: pagesOf,
	});
	return (
		<div className={styles.form}>
			<p className={styles.small}>{t('text')}</p>
			{form.isDirty && <Note tone="warn">{t('unsaved')}</Note>}
			<Await query={query}>
				{(pages) => (
					<>
						<ol className={styles.meetings}>
							{pages
								.flatMap(({ items }) => items)
								.map((revision) => (
									<Row key={revision.number} {...{ form, revision, onTold, onClose }} />
								))}
						</ol>
						{query.hasNextPage && (
							<Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
								{t('more')}
							</Button>
						)}
					</>
				)}
			</Await>
		</div>
	);
}

function Row({ form, revision, onTold, onClose }: Props & { revision: Revision; onClose: () => void }) {
	const t = useTranslations('console.product.revisions');
	const [isCompared, setIsCompared] = useState(false);
	const { number, author, at, restored, isPublished, isScheduled, publishedAt } = revision;
	const { editing } = form;
	return (
		<li>
			<h3>
				{t('number', { number })}{' '}
				{isPublished ? (
					<Badge tone="ok">{t('shown')}</Badge>
				) : isScheduled ? (
					<Badge tone="info">{t('planned')}</Badge>
				) : (
					publishedAt && <Badge tone="neutral">{t('wasShown')}</Badge>
				)}
			</h3>
			<p className={styles.small}>
				{t('saved', {
					...{ by: author.by, name: author.name ?? '' },
					...momentOf(at),
				})}
				{restored !== null && ` ${t('restoredFrom', { number: restored })}`}
			</p>
			{isScheduled && editing.scheduled && <p className={styles.small}>{t('outOn', momentOf(editing.scheduled.at))}</p>}
			{publishedAt && <p className={styles.small}>{t('firstOut', momentOf(publishedAt))}</p>}
			<div className={styles.actions}>
				{number > 1 && (
					<Button size="sm" variant="quiet" aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
						{t('changes')}
						<span className="visually-hidden">{t('number', { number })}</span>
					</Button>
				)}
				{number !== editing.latest && <Restore {...{ form, number, onTold, onClose }} />}
			</div>
			{isCompared && <Changes editing={editing} number={number} />}
		</li>
	);
}

/** What a revision changed of the one before it. */
function Changes({ editing, number }: { editing: Editing; number: number }) {
	const t = useTranslations('console.product.revisions');
	const nameOf = useFieldName();
	const callApi = useApi();
	const key = 'GET /api/console/content/:noun/:id/comparison';
	const query = useQuery({
		queryKey: [key, editing.kind, editing.id, number],
		queryFn: () => callApi(key, { params: paramsOf(editing), query: { from: number - 1, to: number } }),
		staleTime: Number.POSITIVE_INFINITY,
	});
	const told = (at: string, one: unknown, other: unknown) =>
		differingParts(at, { one, other }, nameOf) ?? { one: '–', other: '–' };
	const labelOf = (field: string) => {
		const language = languageOf(field);
		return language ? `${locales[language].ownName}, ${nameOf(field)}` : nameOf(field);
	};
	return (
		<Await query={query}>
			{({ fields }) =>
				fields.length === 0 ? (
					<p className={styles.small}>{t('same')}</p>
				) : (
					<dl className={styles.changed}>
						{fields.map(({ at, before, after }) => (
							<div key={at}>
								<dt>{labelOf(at)}</dt>
								<dd className={styles.asTyped}>
									<span className="visually-hidden">{t('before')}</span>
									<del>{told(at, before, after).one}</del>
								</dd>
								<dd className={styles.asTyped}>
									<span className="visually-hidden">{t('after')}</span>
									<ins>{told(at, before, after).other}</ins>
								</dd>
							</div>
						))}
					</dl>
				)
			}
		</Await>
	);
}

function Restore({ form, number, onTold, onClose }: Props & { number: number; onClose: () => void }) {
	const t = useTranslations('console.product.revisions');
	const callApi = useApi();
	const client = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const { save, isBusy, failure, forget } = useSaving({ textOf: useConsoleFailure() });
	const { editing } = form;
	const restore = async () => {
		const restored = await save(() =>
			callApi('POST /api/console/content/:noun/:id/restoration', {
				params: paramsOf(editing),
				body: { number, base: editing.latest },
			}),
		);
		// Where a colleague saved meanwhile, the list is another one by now.
		if (!restored) return void client.invalidateQueries({ queryKey: ['GET /api/console/content/:noun/:id'] });
		form.begin(restored);
		onTold(t('restored', { number }));
		onClose();
	};
	const close = () => {
		forget();
		setIsAsking(false);
	};
	return (
		<>
			<Button size="sm" disabled={form.isDirty} onClick={() => setIsAsking(true)}>
				{t('restore')}
				<span className="visually-hidden">{t('number', { number })}</span>
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={t('restoreTitle', { number })}
				confirmLabel={t('restore')}
				cancelLabel={t('keep')}
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void restore()}
				onClose={close}
			>
				{t('restoreText')}
			</ConfirmDialog>
		</>
	);
}
