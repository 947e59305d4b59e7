import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { ContentAct, ContentActTold } from '#contract/api/content.ts';
import type { ContentKind } from '#domain/content/content.ts';
import { mostAtOnce, moveContent } from '#domain/content/content-machine.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../address.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './content.module.css';
import { contentListKey } from './content-queries.ts';
import { useCheckName } from './editor-words.ts';
import { actTold, LostAnswer } from './lost-answer.ts';
import type { ContentItem } from './use-content-items.ts';

type Chosen = ReadonlyMap<string, ContentItem>;
type Choice = { chosen: Chosen; choose: (item: ContentItem, isChosen: boolean) => void };

const ChoiceContext = createContext<Choice>({ chosen: new Map(), choose: () => {} });

/** What a button can be pressed for; the others of those that are chosen stay as they are. */
const fits = (item: ContentItem, act: ContentAct) =>
	moveContent(item.kind, { ...item, scheduled: null }, { move: act }, new Date()).ok;

/** What takes it back. What went out was seen: it is put away like any other. */
const undoing: Partial<Record<ContentAct, ContentAct>> = { archive: 'unarchive', unarchive: 'archive' };

type Outcome = {
	act: ContentAct;
	of: readonly ContentItem[];
	told: readonly ContentActTold[];
	/** The answer got lost: this is how it stood afterwards. */
	isLost: boolean;
};

type Props = { kind: ContentKind; path: string; items: readonly ContentItem[]; children: ReactNode };

/** Several of a list are chosen and dealt with at once; what could not be done is told of each, with its reason. */
export function BulkActs({ kind, path, items, children }: Props) {
	const t = useTranslations('console.product.bulk');
	const words = useTranslations('console.product');
	const callApi = useApi();
	const client = useQueryClient();
	const failureText = useConsoleFailure();
	const textOf = (error: unknown) => (error instanceof LostAnswer ? t('unknown') : failureText(error));
	const saving = useSaving({ textOf });
	const [chosen, setChosen] = useState<Chosen>(new Map());
	const [asked, setAsked] = useState<'publish' | 'archive'>();
	const [outcome, setOutcome] = useState<Outcome>();
	const choice = useMemo(
		() => ({
			chosen,
			choose: (item: ContentItem, isChosen: boolean) =>
				setChosen((before) => {
					const after = new Map(before);
					if (isChosen) after.set(item.id, item);
					else after.delete(item.id);
					return after;
				}),
		}),
		[chosen],
	);
	// As the list has them now: somebody else may have dealt with one meanwhile.
	const current = new Map(items.map((item) => [item.id, item]));
	const fitting = (name: ContentAct) =>
		[...chosen.keys()].flatMap((id) => current.get(id) ?? []).filter((item) => fits(item, name));
	const act = (name: ContentAct, of: readonly ContentItem[]) =>
		saving.save(async () => {
			const input = {
				params: { noun: kind },
				body: { act: name, items: of.map(({ id, latest }) => ({ id, revision: latest })) },
			};
			try {
				const { told, isLost } = await actTold({
					act: () => callApi('POST /api/console/content/:noun/acts', input),
					outcomes: () => callApi('POST /api/console/content/:noun/act-outcomes', input),
				});
				setOutcome({ act: name, of, told, isLost });
				const kept = new Set(told.filter(({ outcome: one }) => one !== 'done').map(({ id }) => id));
				setChosen(new Map(of.filter(({ id }) => kept.has(id)).map((item) => [item.id, item])));
				setAsked(undefined);
			} finally {
				// Whatever became of it, the list shows what is there.
				await client.invalidateQueries({ queryKey: [contentListKey] });
			}
		});
	const asking = (['publish', 'archive'] as const).filter((name) => fitting(name).length > 0);
	const askedFor = asked ? fitting(asked) : [];
	return (
		<ChoiceContext value={choice}>
			<section className={styles.bulk} aria-label={t('title')}>
				<span role="status">{chosen.size > 0 && t('chosen', { count: chosen.size })}</span>
				{chosen.size === 0 ? (
					<Button
						size="sm"
						variant="quiet"
						onClick={() => setChosen(new Map(items.slice(0, mostAtOnce).map((item) => [item.id, item])))}
					>
						{t('all')}
					</Button>
				) : (
					<>
						{asking.map((name) => (
							<Button key={name} size="sm" onClick={() => setAsked(name)}>
								{t(`act.${name}`, { count: fitting(name).length })}
							</Button>
						))}
						{fitting('unarchive').length > 0 && (
							<Button size="sm" isBusy={saving.isBusy} onClick={() => void act('unarchive', fitting('unarchive'))}>
								{t('act.unarchive', { count: fitting('unarchive').length })}
							</Button>
						)}
						<Button size="sm" variant="quiet" onClick={() => setChosen(new Map())}>
							{t('clear')}
						</Button>
						{chosen.size >= mostAtOnce && <small>{t('most', { count: mostAtOnce })}</small>}
					</>
				)}
			</section>
			{saving.failure && asked === undefined && (
				<Note tone="bad" isAlert>
					{saving.failure}
				</Note>
			)}
			{outcome && <Told {...{ outcome, path }} isBusy={saving.isBusy} onUndo={(name, of) => void act(name, of)} />}
			{children}
			<ConfirmDialog
				isOpen={asked !== undefined}
				title={t(`ask.${asked ?? 'publish'}`, { count: askedFor.length })}
				confirmLabel={t(`act.${asked ?? 'publish'}`, { count: askedFor.length })}
				cancelLabel={words('keepShown')}
				isDestructive={asked === 'archive'}
				isBusy={saving.isBusy}
				error={saving.failure}
				onConfirm={() => void (asked && act(asked, askedFor))}
				onClose={() => setAsked(undefined)}
			>
				{t(`text.${asked ?? 'publish'}`)}
			</ConfirmDialog>
		</ChoiceContext>
	);
}

type ToldProps = {
	outcome: Outcome;
	path: string;
	isBusy: boolean;
	onUndo: (act: ContentAct, of: readonly ContentItem[]) => void;
};

/** How many it was done with, and of each of the others why not. */
function Told({ outcome: { act, of, told, isLost }, path, isBusy, onUndo }: ToldProps) {
	const t = useTranslations('console.product.bulk');
	const error = useTranslations('error');
	const checkName = useCheckName();
	const refused = told.filter((one) => one.outcome === 'refused');
	const left = told.filter((one) => one.outcome === 'left');
	const isDone = new Set(told.filter((one) => one.outcome === 'done').map(({ id }) => id));
	const done = of.filter(({ id }) => isDone.has(id));
	const titles = new Map(of.map(({ id, title }) => [id, title]));
	const back = undoing[act];
	return (
		<div className={styles.told} role="status">
			<Note tone={refused.length + left.length > 0 ? 'warn' : 'info'}>
				{isLost && <p>{t('lost')}</p>}
				<p className={styles.actions}>
					<span>{t(`done.${act}`, { count: done.length })}</span>
					{back && done.length > 0 && (
						<Button size="sm" isBusy={isBusy} onClick={() => onUndo(back, done)}>
							{t('undo')}
						</Button>
					)}
				</p>
				{left.length > 0 && (
					<>
						<p>{t('left', { count: left.length })}</p>
						<ul>
							{left.map(({ id }) => (
								<li key={id}>
									<ConsoleLink to={`${path}/${id}`}>{titles.get(id) || id}</ConsoleLink>
								</li>
							))}
						</ul>
					</>
				)}
				{refused.length > 0 && (
					<>
						<p>{t('refused', { count: refused.length })}</p>
						<ul>
							{refused.map(({ id, code, lacking }) => (
								<li key={id}>
									<ConsoleLink to={`${path}/${id}`}>{titles.get(id) || id}</ConsoleLink>
									{`: ${lacking.length > 0 ? t('lacking', { checks: lacking.map(checkName).join(', ') }) : error(code)}`}
								</li>
							))}
						</ul>
					</>
				)}
			</Note>
		</div>
	);
}

/** Beside the name, above the link that fills the row. */
export function ChooseBox({ item }: { item: ContentItem }) {
	const t = useTranslations('console.product.bulk');
	const { chosen, choose } = useContext(ChoiceContext);
	const isChosen = chosen.has(item.id);
	return (
		<div className={styles.choose}>
			<CheckRow
				name="chosen"
				label={<span className="visually-hidden">{t('choose', { title: item.title || item.id })}</span>}
				isChecked={isChosen}
				isDisabled={!isChosen && chosen.size >= mostAtOnce}
				onChange={(isOn) => choose(item, isOn)}
			/>
		</div>
	);
}
