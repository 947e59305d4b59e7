import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { VaultFile } from '#contract/api/vault.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { EndShare } from './end-share.tsx';
import styles from './vault.module.css';
import { VaultFileForm } from './vault-file-form.tsx';
import { VaultLooks } from './vault-looks.tsx';
import { vaultKeys } from './vault-queries.ts';
import { VaultViewer } from './vault-viewer.tsx';
import { useFileWords } from './vault-words.ts';

type Props = { files: readonly VaultFile[]; language: ContentLocale; onDone: (said: string) => void };

/** A member's own files, each with whom it is shared with and how often it was opened. */
export const VaultList = ({ files, ...props }: Props) => (
	<ul className={styles.rows}>
		{files.map((file) => (
			<VaultRow key={file.id} file={file} {...props} />
		))}
	</ul>
);

type RowProps = Omit<Props, 'files'> & { file: VaultFile };

function VaultRow({ file, language, onDone }: RowProps) {
	const t = useTranslations('vault');
	const { nameOf, factsOf } = useFileWords();
	const [shown, setShown] = useState<'viewer' | 'looks' | 'form'>();
	const name = nameOf(file);
	const close = () => setShown(undefined);
	const saved = () => {
		close();
		onDone(t('saved'));
	};
	return (
		<li>
			<div className={styles.what}>
				<b>{name}</b>
				<span className={styles.small}>{factsOf(file)}</span>
				{file.isKept && (
					<span>
						<Badge>{t('kept')}</Badge>
					</span>
				)}
				<Shares file={file} name={name} onEnded={() => onDone(t('share.ended'))} />
				<span className={styles.small}>
					{file.lastLookAt === null
						? t('looks.none')
						: t('looks.count', { count: file.looks, date: formatDate(file.lastLookAt) })}
				</span>
			</div>
			<div className={styles.quietTools}>
				<Tool name={name} icon={<Icon name="eye" />} onClick={() => setShown('viewer')}>
					{t('open')}
				</Tool>
				<Tool name={name} icon={<Icon name="pencil" />} onClick={() => setShown('form')}>
					{t('edit')}
				</Tool>
				{file.looks > 0 && (
					<Tool name={name} icon={<Icon name="people" />} onClick={() => setShown('looks')}>
						{t('looks.show')}
					</Tool>
				)}
				<EraseFile id={file.id} name={name} onErased={() => onDone(t('removed'))} />
			</div>
			{shown === 'viewer' && <VaultViewer id={file.id} name={name} onClose={close} />}
			{shown === 'form' && <VaultFileForm file={file} onSaved={saved} onClose={close} />}
			{shown === 'looks' && <VaultLooks fileId={file.id} {...{ name, language }} onClose={close} />}
		</li>
	);
}

type ToolProps = { name: string; icon: ReactNode; children: string; onClick: () => void };

const Tool = ({ name, icon, children, onClick }: ToolProps) => (
	<Button size="sm" variant="quiet" onClick={onClick}>
		{icon}
		{children}
		<span className="visually-hidden">{name}</span>
	</Button>
);

function Shares({ file, name, onEnded }: { file: VaultFile; name: string; onEnded: () => void }) {
	const t = useTranslations('vault');
	if (file.shares.length === 0) return <span className={styles.small}>{t('share.none')}</span>;
	return (
		<ul className={styles.shares}>
			{file.shares.map(({ id, subject, organisation, endsAt, isOver }) => {
				const told = { organisation: organisation || t('looks.house'), date: formatDate(endsAt) };
				return (
					<li key={id}>
						<span className={styles.small}>
							{t(isOver ? 'share.over' : 'share.until', told)} · {t(`share.for.${subject.kind}`)}
						</span>
						{!isOver && <EndShare shareId={id} name={name} organisation={told.organisation} onEnded={onEnded} />}
					</li>
				);
			})}
		</ul>
	);
}

function EraseFile({ id, name, onErased }: { id: string; name: string; onErased: () => void }) {
	const t = useTranslations('vault');
	const callApi = useApi();
	const client = useQueryClient();
	const [isOpen, setIsOpen] = useState(false);
	const { isBusy, failure, save } = useSaving({ textOf: useFailureText(t('unreachable')) });
	const erase = async () => {
		if (!(await save(() => callApi('DELETE /api/vault/files/:id', { params: { id } })))) return;
		setIsOpen(false);
		onErased();
		for (const queryKey of vaultKeys) await client.invalidateQueries({ queryKey });
	};
	return (
		<>
			<Tool name={name} icon={<Icon name="trash" />} onClick={() => setIsOpen(true)}>
				{t('remove')}
			</Tool>
			<ConfirmDialog
				isOpen={isOpen}
				title={t('removeTitle')}
				confirmLabel={t('removeConfirm')}
				cancelLabel={t('back')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void erase()}
				onClose={() => setIsOpen(false)}
			>
				{t('removeText', { name })}
			</ConfirmDialog>
		</>
	);
}
