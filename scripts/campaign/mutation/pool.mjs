// Test runners side by side, each a process of its own: a mutant that never ends takes only its runner with it.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('./runner.mjs', import.meta.url));

/** A runner that can be asked for one thing at a time. It is started anew after it had to be stopped. */
export class Runner {
  #brief;
  #child;

  constructor(brief) {
    this.#brief = brief;
  }

  /** What failed when these files were run against the mutant; `undefined` if they never came to an end. */
  async run(mutant, files, longest) {
    this.#child ??= await this.#started();
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.stop();
        resolve(undefined);
      }, longest);
      const settle = answer => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(answer);
      };
      child.once('message', settle);
      child.once('exit', code => {
        if (this.#child !== child) return;
        clearTimeout(timer);
        this.#child = undefined;
        // The process went down with the mutant: whoever takes the table away has been noticed.
        if (mutant === '') reject(new Error(`the test runner ended with code ${code}`));
        else resolve(undefined);
      });
      child.send({ mutant, files });
    });
  }

  /** The runner's own children hold the mutant: the whole group has to go. */
  stop() {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  }

  #started() {
    return new Promise((resolve, reject) => {
      const child = fork(RUNNER, [JSON.stringify(this.#brief)], {
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child.once('exit', code => reject(new Error(`the test runner did not start (code ${code})`)));
      child.once('message', () => {
        child.removeAllListeners();
        resolve(child);
      });
    });
  }
}
