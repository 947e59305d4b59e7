import { createContext } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Messages, WordFile } from '#i18n/messages.ts';

/** The words of some files in a language: each front has its own way to them. */
export type LoadWords = (locale: Locale, files: readonly WordFile[]) => Promise<Partial<Messages>>;

export const LoadWordsContext = createContext<LoadWords>(() => Promise.reject(new Error('no words given')));
