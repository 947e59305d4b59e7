import { useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { ApiFailure } from '#contract/client.ts';
import { isReady, publishChecks } from '#domain/content/publish-checks.ts';
import { isCompanyText, type PageTextSlug } from '#domain/page/page-text.ts';
import { type Locale, publicLocales } from '#i18n/locales.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './content.module.css';
import { paramsOf } from './content-queries.ts';
import { type GapAddress, GapLink } from './gap-link.tsx';
import { FirstQuestion, isFirstOut, type Publication, publicationKey, TextQuestion } from './publish-question.tsx';
import type { ContentForm } from './use-content-form.ts';

export type Previewed = {
	/** The site's own page of it, with the newest draft. */
	previewAddress?: (editing: Editing, language: Locale) => string;
	/** Where it is looked at here instead. */
	onPreview?: () => void;
};
type Props = Previewed & {
	form: ContentForm;
	onTold: (message: string) => void;
	gapAddress: GapAddress;
};

/** Save or give up what was written, look at it as guests will, put it out. */
export function ContentActions({ form, onTold, gapAddress, previewAddress, onPreview }: Props) {
	const t = useTranslations('console.product');
	const callApi = useApi();
	const { editing, isDirty, isBusy, language } = form;
	const publishing = useSaving({ textOf: useConsoleFailure() });
	const [isPreviewing, setIsPreviewing] = useState(false);
	const [isAsking, setIsAsking] = useState(false);
	const [publication, setPublication] = useState<Publication>();
	const isNew = isDirty || editing.published !== editing.latest || editing.state !== 'published';
	const putOut = (saved: Editing) =>
		publishing.save(async () => {
			const out = await callApi('POST /api/console/content/:noun/:id/publication', {
				params: paramsOf(saved),
				body: { revision: saved.latest },
			});
			form.begin(out);
			onTold(t('published'));
		});
	/** Asked once more where people are told, or see it the first time, and it could go out: what is missing is told without a question. */
	const publish = async () => {
		if (form.isHeld()) return;
		const saved = isDirty ? await form.save() : editing;
		if (!saved) return;
		if (!isReady(saved.checks)) await putOut(saved);
		else if (isFirstOut(saved)) setIsAsking(true);
		else if (saved.kind === 'page-text' && !isCompanyText(saved.id)) await askAboutText(saved.id as PageTextSlug);
		else await putOut(saved);
	};
	const askAboutText = (slug: PageTextSlug) =>
		publishing.save(async () => setPublication(await callApi(publicationKey, { params: { slug } })));
	const confirmed = () => {
		setIsAsking(false);
		setPublication(undefined);
		void putOut(editing);
	};
	const save = async () => {
		if (await form.save()) onTold(t('saved'));
	};
	const preview = async () => {
		if (!previewAddress) return onPreview?.();
		// Opened at the click, or the browser would take it for an advertisement.
		const page = window.open('about:blank', '_blank');
		setIsPreviewing(true);
		const saved = isDirty ? await form.save() : editing;
		setIsPreviewing(false);
		if (saved && page) page.location.href = previewAddress(saved, language);
		else page?.close();
	};
	return (
		<div className={styles.head}>
			<p className={styles.saved} role="status">
				{isDirty ? t('unsaved') : t('allSaved')}
			</p>
			<div className={styles.actions}>
				{isDirty || !previewAddress ? (
					<Button isBusy={isPreviewing} onClick={() => void preview()}>
						<Icon name="eye" />
						{t('preview')}
					</Button>
				) : (
					<a className={buttonClass()} href={previewAddress(editing, language)} target="_blank" rel="noreferrer">
						<Icon name="eye" />
						{t('preview')}
					</a>
				)}
				<Discard form={form} onTold={onTold} />
				<Button isBusy={isBusy} disabled={!isDirty} onClick={() => void save()}>
					{t('save')}
				</Button>
				<Button variant="primary" isBusy={publishing.isBusy} disabled={!isNew} onClick={() => void publish()}>
					{t('publish', { count: editing.wholeIn.length })}
				</Button>
			</div>
			{editing.kind === 'product' && !isDirty && !publicLocales.some((one) => editing.wholeIn.includes(one)) && (
				<Note tone="warn">{t('noGuestLanguage')}</Note>
			)}
			<FirstQuestion
				{...{ isOpen: isAsking, count: editing.wholeIn.length }}
				onConfirm={confirmed}
				onClose={() => setIsAsking(false)}
			/>
			<TextQuestion {...{ publication }} onConfirm={confirmed} onClose={() => setPublication(undefined)} />
			{publishing.failure && (
				<Note tone="bad" isAlert>
					<p>{publishing.failure}</p>
					<Gaps error={publishing.error} {...{ editing, gapAddress }} />
				</Note>
			)}
		</div>
	);
}

/** What was typed since the last save is given up, once somebody has said so. */
function Discard({ form, onTold }: Pick<Props, 'form' | 'onTold'>) {
	const t = useTranslations('console.product');
	const [isAsking, setIsAsking] = useState(false);
	const discard = () => {
		form.takeTheirs(form.editing);
		setIsAsking(false);
		onTold(t('discarded'));
	};
	return (
		<>
			{form.isDirty && (
				<Button variant="quiet" disabled={form.isBusy} onClick={() => setIsAsking(true)}>
					{t('discard')}
				</Button>
			)}
			<ConfirmDialog
				isOpen={isAsking}
				title={t('discardTitle')}
				confirmLabel={t('discard')}
				cancelLabel={t('keepEditing')}
				isDestructive
				onConfirm={discard}
				onClose={() => setIsAsking(false)}
			>
				{t('discardText', { number: form.editing.latest })}
			</ConfirmDialog>
		</>
	);
}

/** What keeps it in, each a way to its field. */
function Gaps({ error, editing, gapAddress }: { error: unknown; editing: Editing } & Pick<Props, 'gapAddress'>) {
	if (!(error instanceof ApiFailure) || error.code !== 'not-ready') return null;
	// As it was refused: a paper may have run out since the page was opened.
	const refused = new Set(error.problem?.faults?.map(({ at }) => at));
	return (
		<ul>
			{publishChecks
				.filter((check) => refused.has(check))
				.map((check) => (
					<li key={check}>
						<GapLink {...{ check, editing, gapAddress }} />
					</li>
				))}
		</ul>
	);
}
