import { type FormEvent, type ReactNode, useState } from 'react';
import { locales } from '#i18n/locales.ts';
import { FailureNote } from '#ui/failure-note.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { languageOf } from '#ui/form/texts.ts';
import type { AnyForm } from '#ui/form/use-form.ts';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PageHead } from '../page-head.tsx';
import { type CellAddress, Completeness } from './completeness.tsx';
import { ConflictSheet } from './conflict-sheet.tsx';
import styles from './content.module.css';
import { ContentActions, type Previewed } from './content-actions.tsx';
import type { GapAddress } from './gap-link.tsx';
import { StandingCard } from './standing-card.tsx';
import type { ContentForm } from './use-content-form.ts';
import { useFieldName } from './use-field-name.ts';

type Told = { onTold: (message: string) => void };
type Props = Previewed & {
	form: ContentForm & AnyForm & { failure: string | undefined };
	title: string;
	above: ReactNode;
	tabs?: ReactNode;
	gapAddress: GapAddress;
	cellAddress: CellAddress;
	/** What else can be done with such a thing. */
	more?: ((told: Told) => ReactNode) | undefined;
	/** A part with forms of its own, in the place of the fields. */
	instead?: ReactNode;
	children?: ReactNode;
};

/** What stands around the fields of whatever is edited: its head, what is missing, its standing and who else wrote. */
export function EditorFrame({ form, title, above, tabs, more, instead, children, ...props }: Props) {
	const { gapAddress, cellAddress, ...previewed } = props;
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const [message, setMessage] = useState<string>();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.save().then((saved) => saved && setMessage(t('saved')));
	};
	const labelOf = (field: string) => {
		const of = languageOf(field);
		return of ? `${locales[of].ownName}, ${nameOf(field)}` : nameOf(field);
	};
	return (
		<>
			<PageHead
				{...{ title, above }}
				isOfOne
				aside={<ContentActions {...{ form, gapAddress }} {...previewed} onTold={setMessage} />}
			/>
			{tabs}
			<div className={styles.columns}>
				{instead ? (
					<div className={styles.form}>{instead}</div>
				) : (
					<form className={styles.form} noValidate onSubmit={submit}>
						<FormSummary form={form} title={(count) => t('mend', { count })} labelOf={labelOf} />
						<FailureNote>{form.failure}</FailureNote>
						{children}
					</form>
				)}
				<div className={styles.side}>
					<StandingCard {...{ form, gapAddress }} onTold={setMessage} more={more?.({ onTold: setMessage })} />
					<Completeness editing={form.editing} cellAddress={cellAddress} />
				</div>
			</div>
			<ConflictSheet form={form} onTold={setMessage} />
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}
