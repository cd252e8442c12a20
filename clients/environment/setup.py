"""Builds libmistward by CMake into the package, from the repository that this folder is part of."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from wheel.bdist_wheel import bdist_wheel

HERE = Path(__file__).resolve().parent


class BuildWithLibrary(build_py):
    """Adds the library to what is built; MISTWARD_LIBRARY names one that is built already."""

    def run(self) -> None:
        super().run()
        built = os.environ.get("MISTWARD_LIBRARY") or self.compile_library()
        shutil.copy(built, Path(self.build_lib) / "mistward_environment" / "libmistward.so")

    def compile_library(self) -> Path:
        folder = Path(self.get_finalized_command("build").build_temp) / "cmake"
        # Without being told, CMake wants Make, which Debian does not install beside it.
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        options = ["-DMISTWARD_WERROR=OFF", *generator]
        subprocess.run(["cmake", "-S", HERE, "-B", folder, *options], check=True)
        subprocess.run(["cmake", "--build", folder, "--parallel"], check=True)
        return folder / "libmistward.so"


class PlatformWheel(bdist_wheel):
    """A wheel for any Python of this platform: the library asks nothing of the interpreter."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self) -> tuple[str, str, str]:
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        return "py3", "none", platform


setup(cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": PlatformWheel})
