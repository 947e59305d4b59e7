import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { AnswerTemplate } from '#contract/api/matching-answer.ts';
import { templateNameLength } from '#domain/matching/answer.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import { useConsoleLocale } from '../viewer.tsx';
import styles from './answer.module.css';
import type { AnswerDesk } from './answer-desk.ts';
import { bodyOf, withTemplate } from './answer-values.ts';
import type { AnswerFormState } from './use-answer-form.ts';

type Props = { form: AnswerFormState; desk: AnswerDesk; provider: string | undefined; onChange: () => Promise<void> };

/** Answers one gives often: taken up, kept, and deleted. */
export function TemplateTools(props: Props) {
	const t = useTranslations('matching.builder.template');
	const [isOpen, setIsOpen] = useState(false);
	const fits = props.desk.templates.filter(({ area }) => area === null || area === props.desk.question.area);
	return (
		<div className={styles.templates}>
			<Button size="sm" onClick={() => setIsOpen(true)}>
				<Icon name="document" />
				{t('open', { count: fits.length })}
			</Button>
			<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('close')} onClose={() => setIsOpen(false)}>
				<Templates {...props} templates={fits} onClose={() => setIsOpen(false)} />
			</Sheet>
		</div>
	);
}

type ListProps = Props & { templates: AnswerDesk['templates']; onClose: () => void };

function Templates({ form, desk, provider, templates, onChange, onClose }: ListProps) {
	const t = useTranslations('matching.builder.template');
	const builder = useTranslations('matching.builder');
	const callApi = useApi();
	const locale = useConsoleLocale();
	const use = (template: AnswerTemplate) => {
		form.change(withTemplate(form.valuesNow(), template, desk));
		form.clearPart('lines');
		onClose();
	};
	const keep = async (name: string) => {
		const { dates: _, ...body } = bodyOf(form.valuesNow(), locale);
		const query = provider ? { provider } : {};
		await callApi('POST /api/matching/templates', { query, body: { ...body, name, area: desk.question.area } });
		await onChange();
	};
	return (
		<div className={styles.stack}>
			{templates.length === 0 && <p className={styles.small}>{t('none')}</p>}
			<ul className={styles.templateList}>
				{templates.map((template) => (
					<Template key={template.id} template={template} onUse={() => use(template)} onChange={onChange} />
				))}
			</ul>
			<NameForm
				{...{ first: '', send: keep }}
				field={{ label: t('name'), hint: builder(`for.${desk.reader}.template`) }}
				buttons={(saving) => (
					<div>
						<Button variant="brand" {...saving}>
							{t('keep')}
						</Button>
					</div>
				)}
			/>
		</div>
	);
}

type NameProps = {
	/** What it is called now. */
	first: string;
	field: { label: string; hint?: string; autoFocus?: boolean };
	send: (name: string) => Promise<unknown>;
	buttons: (saving: { isBusy: boolean; onClick: () => void }) => ReactNode;
};

/** What one of them is called, for the first time or from now on. */
function NameForm({ first, field, send, buttons }: NameProps) {
	const t = useTranslations('matching.builder.template');
	const id = useId();
	const form = useForm<{ name: string }, 'name'>({
		blank: { name: first },
		faultsOf: ({ name }) => (name.trim() === '' ? { name: 'required' } : {}),
		faultText: (code) => (code === 'required' ? t('nameMissing') : undefined),
		...{ textOf: useConsoleFailure(), idOf: () => id, bringUp: () => focusFirst([id]) },
		fieldOf: (at) => (at === 'name' ? at : undefined),
		asksBeforeLeaving: true,
	});
	const save = () =>
		void form.submit({
			send: async ({ name }) => {
				await send(name.trim());
				form.restart({ name: first });
			},
		});
	// It stands within the answer's own form, which Enter would send.
	const byEnter = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		event.preventDefault();
		save();
	};
	return (
		<div className={styles.stack}>
			<TextField
				{...form.field('name')}
				{...field}
				maxLength={templateNameLength}
				autoComplete="off"
				onKeyDown={byEnter}
			/>
			<FailureNote>{form.failure}</FailureNote>
			{buttons({ isBusy: form.isBusy, onClick: save })}
		</div>
	);
}

type TemplateProps = { template: AnswerTemplate; onUse: () => void; onChange: () => Promise<void> };

/** One of them: taken up, called something else, or deleted once that was asked for twice. */
function Template({ template, onUse, onChange }: TemplateProps) {
	const t = useTranslations('matching.builder.template');
	const callApi = useApi();
	const [doing, setDoing] = useState<'rename' | 'remove'>();
	const saving = useSaving({ textOf: useConsoleFailure() });
	const params = { id: template.id };
	const finish = async () => {
		setDoing(undefined);
		await onChange();
	};
	const rename = async (name: string) => {
		const { id: _, changedAt: __, ...fields } = template;
		await callApi('PATCH /api/matching/templates/:id', { params, body: { ...fields, name } });
		await finish();
	};
	const remove = () =>
		void saving.save(async () => {
			await callApi('DELETE /api/matching/templates/:id', { params });
			await finish();
		});
	const leave = (
		<Button size="sm" variant="quiet" onClick={() => setDoing(undefined)}>
			{t('leave')}
		</Button>
	);
	if (doing === 'rename')
		return (
			<li>
				<NameForm
					{...{ first: template.name, send: rename }}
					field={{ label: t('newName'), autoFocus: true }}
					buttons={(saving) => (
						<span className={styles.templateTools}>
							<Button size="sm" {...saving}>
								{t('renameNow')}
							</Button>
							{leave}
						</span>
					)}
				/>
			</li>
		);
	return (
		<li>
			{doing === 'remove' ? (
				<span>{t('removeAsk', { name: template.name })}</span>
			) : (
				<Button variant="link" onClick={onUse}>
					{template.name}
				</Button>
			)}
			<FailureNote>{saving.failure}</FailureNote>
			<span className={styles.templateTools}>
				{doing === 'remove' ? (
					<>
						<Button size="sm" variant="danger" isBusy={saving.isBusy} onClick={remove}>
							{t('removeNow')}
						</Button>
						{leave}
					</>
				) : (
					<>
						<Button
							size="sm"
							variant="quiet"
							aria-label={t('rename', { name: template.name })}
							onClick={() => setDoing('rename')}
						>
							<Icon name="pencil" />
						</Button>
						<Button
							size="sm"
							variant="quiet"
							aria-label={t('remove', { name: template.name })}
							onClick={() => setDoing('remove')}
						>
							<Icon name="trash" />
						</Button>
					</>
				)}
			</span>
		</li>
	);
}
