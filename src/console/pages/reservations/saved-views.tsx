import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SavedView } from '#contract/api/saved-view.ts';
import { consolePages } from '#contract/console-pages.ts';
import { longestViewName } from '#domain/desk/saved-view.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { chipClass } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate } from '../../address.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { type Choices, choicesIn, listAddress } from './choices.ts';
import styles from './reservations.module.css';

const listKey = 'GET /api/desk/views';

const viewAddress = (id: string, organisation: string | undefined): string =>
	`${consolePages.reservations.path}?${new URLSearchParams({ ...(organisation && { organisation }), view: id })}`;

/** What an address means: the view it names, or what it says itself. Bare, it means the view the list opens with. */
export function useViewedChoices(query: URLSearchParams) {
	const callApi = useApi();
	const organisation = query.get('organisation') ?? undefined;
	const saved = useQuery({
		queryKey: [listKey, organisation],
		queryFn: () => callApi(listKey, { query: { organisation } }),
		staleTime: 60_000,
	});
	const views = saved.data?.views ?? [];
	const viewId = query.get('view');
	const view = views.find(({ id }) => id === viewId);
	const given = choicesIn(query);
	const choices: Choices = view ? { ...nothingChosen, ...view.choices, organisation } : given;
	const isBare = [...query.keys()].every((name) => name === 'organisation');
	// Only as one comes in: who clears what was chosen is not led back to it.
	const isFresh = useRef(isBare);
	const first = isFresh.current ? views.find(({ isDefault }) => isDefault) : undefined;
	useEffect(() => {
		if (saved.isSuccess && first) navigate(viewAddress(first.id, organisation), 'replace');
		if (saved.isSuccess) isFresh.current = false;
	}, [saved.isSuccess, first, organisation]);
	const sharing = saved.data?.sharing ?? null;
	return { choices, views, view, sharing, isPending: saved.isPending && (viewId !== null || isFresh.current) };
}

const nothingChosen = {
	...{ status: undefined, from: undefined, to: undefined, product: undefined, pay: undefined },
	...{ provider: undefined, member: undefined, area: undefined, kind: undefined, country: undefined },
	...{ search: undefined, sort: undefined },
};

type Props = {
	choices: Choices;
	views: readonly SavedView[];
	view: SavedView | undefined;
	/** With whom one can be shared; null where it could be several. */
	sharing: 'agency' | 'house' | null;
};

/** What one keeps under names of one's own, what colleagues share, and keeping one more. */
export function SavedViews({ choices, views, view, sharing }: Props) {
	const t = useTranslations('console.views');
	const [isOpen, setIsOpen] = useState(false);
	const { organisation } = choices;
	// A colleague's is changed by them; one keeps it as one's own.
	const own = view?.by === null ? view : undefined;
	const saidOf = ({ name, by, isShared }: SavedView) =>
		by !== null ? t('sharedBy', { name, by }) : isShared ? t('ownShared', { name }) : name;
	return (
		<div className={styles.views}>
			{views.length > 0 && (
				<nav className={styles.queues} aria-label={t('title')}>
					{views.map((one) => (
						<ConsoleLink
							key={one.id}
							to={viewAddress(one.id, organisation)}
							className={chipClass({ isOn: one.id === view?.id })}
							aria-current={one.id === view?.id ? 'page' : undefined}
						>
							{saidOf(one)}
						</ConsoleLink>
					))}
				</nav>
			)}
			<Button variant="link" size="sm" onClick={() => setIsOpen(true)}>
				<Icon name={own ? 'pencil' : 'plus'} />
				{t(own ? 'change' : 'keep')}
			</Button>
			<Sheet
				isOpen={isOpen}
				title={t(own ? 'change' : 'keep')}
				closeLabel={t('close')}
				onClose={() => setIsOpen(false)}
			>
				<ViewForm key={view?.id} {...{ choices, view: own, views, sharing }} onDone={() => setIsOpen(false)} />
			</Sheet>
		</div>
	);
}

const nameId = 'view-name';

/** The one field that can be wrong. */
function focusName(): readonly 'name'[] {
	document.getElementById(nameId)?.focus();
	return [];
}

type FormProps = Props & { onDone: () => void };
type Values = { name: string; isDefault: boolean; isShared: boolean; replaces: boolean };

function ViewForm({ choices, view, views, sharing, onDone }: FormProps) {
	const t = useTranslations('console.views');
	const callApi = useApi();
	const client = useQueryClient();
	// Who somebody was looking at is no view to keep.
	const { organisation, member: _, ...chosen } = choices;
	const isThere = (name: string) => !view && views.some((one) => one.by === null && one.name === name.trim());
	const form = useForm<Values, 'name'>({
		blank: {
			...{ name: view?.name ?? '', isDefault: view?.isDefault ?? false, isShared: view?.isShared ?? false },
			replaces: false,
		},
		faultsOf: ({ name, replaces }) => {
			if (name.trim() === '') return { name: 'required' };
			return isThere(name) && !replaces ? { name: 'name-taken' } : {};
		},
		...{ textOf: useConsoleFailure(), idOf: () => nameId, bringUp: focusName },
		fieldOf: (at) => (at === 'name' ? at : undefined),
		asksBeforeLeaving: true,
	});
	const send = async ({ replaces, ...body }: Values) => {
		const kept = view
			? await callApi('PUT /api/desk/views/:id', { params: { id: view.id }, body })
			: await callApi('POST /api/desk/views', {
					query: { organisation },
					body: { ...body, choices: chosen, replaces },
				});
		await client.invalidateQueries({ queryKey: [listKey] });
		onDone();
		navigate(viewAddress(kept.id, organisation), 'replace');
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.viewForm} noValidate onSubmit={submit}>
			<TextField
				{...form.field('name')}
				label={t('name')}
				hint={view ? undefined : t('nameHint')}
				maxLength={longestViewName}
			/>
			{isThere(form.values.name) && (
				<CheckRow
					name="replaces"
					label={t('replace')}
					isChecked={form.values.replaces}
					onChange={(replaces) => form.change({ replaces })}
				/>
			)}
			<CheckRow
				name="isDefault"
				label={t('isDefault')}
				isChecked={form.values.isDefault}
				onChange={(isDefault) => form.change({ isDefault })}
			/>
			{sharing !== null && (
				<CheckRow
					name="isShared"
					label={t(sharing === 'agency' ? 'shareAgency' : 'shareHouse')}
					description={t('shareHint')}
					isChecked={form.values.isShared}
					onChange={(isShared) => form.change({ isShared })}
				/>
			)}
			<FailureNote>{form.failure}</FailureNote>
			<Button type="submit" variant="primary" isBusy={form.isBusy}>
				{t('save')}
			</Button>
			{view && <DropView view={view} choices={choices} onDone={onDone} />}
		</form>
	);
}

/** What it showed stays on the screen; only its name is gone. */
function DropView({ view, choices, onDone }: { view: SavedView; choices: Choices; onDone: () => void }) {
	const t = useTranslations('console.views');
	const callApi = useApi();
	const client = useQueryClient();
	const failureOf = useConsoleFailure();
	const [isAsked, setIsAsked] = useState(false);
	const dropping = useMutation({
		mutationFn: () => callApi('DELETE /api/desk/views/:id', { params: { id: view.id } }),
		onSuccess: async () => {
			await client.invalidateQueries({ queryKey: [listKey] });
			onDone();
			navigate(listAddress(choices), 'replace');
		},
	});
	return (
		<>
			<Button variant="danger" onClick={() => setIsAsked(true)}>
				{t('drop')}
			</Button>
			<ConfirmDialog
				isOpen={isAsked}
				title={t('dropTitle', { name: view.name })}
				confirmLabel={t('drop')}
				cancelLabel={t('stay')}
				isDestructive
				isBusy={dropping.isPending}
				error={dropping.error ? failureOf(dropping.error) : undefined}
				onConfirm={() => dropping.mutate()}
				onClose={() => setIsAsked(false)}
			/>
		</>
	);
}
