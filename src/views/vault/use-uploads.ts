import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VaultFile } from '#contract/api/vault.ts';
import { ApiFailure } from '#contract/client.ts';
import { maxFileBytes } from '#domain/file/file.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { nameFromDevice } from '#domain/vault/vault.ts';
import { newKey } from '#ui/form/new-key.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { sendVaultFile } from './send-vault-file.ts';
import { vaultKeys } from './vault-queries.ts';

/** One that is on its way, or did not arrive. */
export type Upload = { key: string; file: File; part: number; failure: string | undefined };

type Given = {
	language: ContentLocale;
	/** The text that is agreed to with it; undefined where that was done before. */
	agreement: string | undefined;
	onAdded?: ((file: VaultFile) => void) | undefined;
};

/** Files one after the other: what fails stays in the list with its reason until it is tried again or taken out. */
export function useUploads({ language, agreement, onAdded }: Given) {
	const callApi = useApi();
	const client = useQueryClient();
	const fault = useTranslations('error.fault');
	const textOf = useFailureText(useTranslations('vault')('unreachable'));
	const [list, setList] = useState<readonly Upload[]>([]);
	const line = useRef<Promise<void>>(Promise.resolve());
	const change = (key: string, changes: Partial<Upload>) =>
		setList((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));
	const drop = (key: string) => setList((now) => now.filter((one) => one.key !== key));

	const whyOf = (error: unknown): string => {
		const [wrong] = (error instanceof ApiFailure && error.problem?.faults) || [];
		return wrong ? fault(wrong.code, { count: wrong.count ?? 0 }) : textOf(error);
	};
	async function send({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> {
		if (file.size > maxFileBytes) return change(key, { failure: fault('file-too-large', { count: 0 }) });
		change(key, { failure: undefined, part: 0 });
		try {
			const query = new URLSearchParams({ language, ...(agreement !== undefined && { agreement }) });
			const address = `/api/vault/files?${query}`;
			const kept = await sendVaultFile(file, { address, onProgress: (part) => change(key, { part }) });
			const name = nameFromDevice(file.name);
			const body = { name, takenOn: null, isKept: false };
			// Kept without a name it can be named by hand.
			if (name !== '')
				await callApi('PUT /api/vault/files/:id', { params: { id: kept.id }, body }).catch(() => undefined);
			for (const queryKey of vaultKeys) await client.invalidateQueries({ queryKey });
			drop(key);
			onAdded?.({ ...kept, name });
		} catch (error) {
			change(key, { failure: whyOf(error) });
		}
	}
	const queue = (upload: Pick<Upload, 'key' | 'file'>) => {
		line.current = line.current.then(() => send(upload));
	};
	return {
		list,
		drop,
		add(files: readonly File[]) {
			const added = files.map((file) => ({ key: newKey(), file, part: 0, failure: undefined }));
			setList((now) => [...now, ...added]);
			for (const one of added) queue(one);
		},
		again(upload: Upload) {
			change(upload.key, { failure: undefined, part: 0 });
			queue(upload);
		},
	};
}
