import { useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { ApiFailure } from '#contract/client.ts';
import { pagePath } from '#contract/page-address.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { joinAddress } from '#i18n/address.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { gapAddress } from './gap.ts';
import { paramsOf } from './product-queries.ts';
import styles from './products.module.css';
import type { ProductForm } from './use-product-form.ts';

type Props = { form: ProductForm; onTold: (message: string) => void };

/** The site's own page of it, with the newest draft; Korean readers are shown the site in English. */
function previewAddress({ id, of }: Editing, language: ProductForm['language']): string {
	const area = areaSlugs.find((slug) => slug === of?.area) ?? (areaSlugs[0] as AreaSlug);
	const path = `${pagePath('productDetail', { area, id })}?draft=1`;
	return language === 'ko' ? path : joinAddress({ code: language, path });
}

/** Save, look at it as guests will, put it out. */
export function ProductActions({ form, onTold }: Props) {
	const t = useTranslations('console.product');
	const callApi = useApi();
	const { editing, isDirty, isBusy, language } = form;
	const publishing = useSaving({ textOf: useConsoleFailure() });
	const [isPreviewing, setIsPreviewing] = useState(false);
	const isNew = isDirty || editing.published !== editing.latest || editing.state !== 'published';
	const publish = () =>
		publishing.save(async () => {
			const saved = isDirty ? await form.save() : editing;
			if (!saved) return;
			const out = await callApi('POST /api/console/content/:noun/:id/publication', {
				params: paramsOf(saved.id),
				body: { revision: saved.latest },
			});
			form.begin(out);
			onTold(t('published'));
		});
	const save = async () => {
		if (await form.save()) onTold(t('saved'));
	};
	const preview = async () => {
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
				{isDirty ? (
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
				<Button isBusy={isBusy} disabled={!isDirty} onClick={() => void save()}>
					{t('save')}
				</Button>
				<Button variant="primary" isBusy={publishing.isBusy} disabled={!isNew} onClick={() => void publish()}>
					{t('publish', { count: editing.goesOutIn.length })}
				</Button>
			</div>
			{publishing.failure && (
				<Note tone="bad" isAlert>
					<p>{publishing.failure}</p>
					<Gaps error={publishing.error} editing={editing} />
				</Note>
			)}
		</div>
	);
}

/** What keeps it in, each a way to its field. */
function Gaps({ error, editing }: { error: unknown; editing: Editing }) {
	const t = useTranslations('console.product.check');
	if (!(error instanceof ApiFailure) || error.code !== 'not-ready') return null;
	const lacking = editing.checks.filter(({ isMet, isNeeded }) => isNeeded && !isMet);
	return (
		<ul>
			{lacking.map(({ check }) => (
				<li key={check}>
					<ConsoleLink to={gapAddress(check, editing)}>{t(check as 'texts')}</ConsoleLink>
				</li>
			))}
		</ul>
	);
}
